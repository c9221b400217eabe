import { type Presentation, SIGN, type Tone } from '../runner/presentation.ts';
import type { StartedJob } from '../service/schema.ts';
import { codeSpan, fence, folded, toCell, toMarkdown } from '../text/markdown.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import { MAX_RECORD } from '../thread/record.ts';
import { jobMessage } from './messages.ts';
import type { Audience } from './next-steps.ts';
import type { Contents } from './pull-request.ts';
import { type JobReport, jobOutputs, type Replaced } from './report.ts';

/** Most characters of an instruction that comment and summary repeat; a comment holds 65,536 in all. */
const MAX_ASKED = 20_000;
/** Most characters of a comment on GitHub (65,536), with some room left. */
export const MAX_COMMENT = 65_000;

/** What the messages of a job run's end depend on besides the end itself. */
export interface JobAudience {
  /** Whether the step fails. */
  failing: boolean;
  audience: Audience;
  /** The address of the workflow run. */
  runUrl?: string | undefined;
  projectId: string;
  /** The workflow asked to continue the thread's job. */
  continues?: boolean;
}

/** Everything that a job run's end writes. */
export interface JobPresentation extends Presentation {
  /** The result as a comment: Markdown that leaves room for a record. */
  comment(notes: readonly Text[]): string;
  /** What is unusual about the run although its end is plain. */
  notes: readonly Text[];
}

/** The end of a job run as outputs, summary, annotations and comment. */
export function presentJob(report: JobReport, about: JobAudience): JobPresentation {
  const { failing, audience } = about;
  const message = jobMessage(report, audience);
  const title = `### ${SIGN[toneOf(report, failing)]} ${message.title}`;
  const head = [
    title,
    toMarkdown(message.happened),
    ...(message.warning ? [`⚠️ ${toMarkdown(message.warning)}`] : []),
    ...(report.pull ? [toMarkdown(contents(report.pull))] : []),
    toMarkdown(message.next),
  ];
  const notes = jobNotes(report, about.continues);
  const level = failing ? 'error' : report.outcome === 'unknown' ? 'warning' : 'notice';
  return {
    outputs: jobOutputs(report),
    notes,
    summary: `${[...head, facts(report, about), ...notes.map(toMarkdown), ...askedBlock(report.asked), ...preview(report)].join('\n\n')}\n`,
    annotations: [
      ...(message.warning
        ? [
            {
              level: 'warning' as const,
              title: 'Unusable pull request address',
              paragraphs: [message.warning],
            },
          ]
        : []),
      { level, title: message.title, paragraphs: [message.happened, message.next] },
    ],
    comment: (more) =>
      withAsked([...head, ...[...notes, ...more].map(toMarkdown)], report.asked, [footer(report, about)]),
  };
}

function toneOf({ outcome }: JobReport, failing: boolean): Tone {
  if (failing) return 'bad';
  return outcome === 'pr-opened' ? 'good' : 'notable';
}

function askedBlock(asked: string, most = MAX_ASKED, isFolded = false): string[] {
  if (asked === '') return [];
  const block = fence(asked, most);
  return isFolded || asked.length > 300 || asked.split('\n').length > 5
    ? [folded('What was asked', block)]
    : ['What was asked:', block];
}

function preview({ reason }: JobReport): string[] {
  if (reason.kind !== 'dry-run') return [];
  const { method, url, body = '' } = reason.preview;
  const request = [`${method} ${url.href}`, 'Authorization: Bearer ***', '', body].join('\n').trimEnd();
  return ['The request that would be sent:', fence(request, MAX_ASKED)];
}

function facts(report: JobReport, { projectId }: JobAudience): string {
  const { job } = report;
  return factTable([
    ['Outcome', text`${code(report.outcome)}`],
    ['Pull request', report.prLink === '' ? undefined : text`${link(report.prLink)}`],
    ['Job', report.jobId === '' ? undefined : text`${code(report.jobId)}`],
    ['Status', job && text`${code(job.status)}`],
    ['Project', text`${code(projectId)}`],
    ['Repository', job?.repository === undefined ? undefined : text`${code(job.repository)}`],
    ['Branch', job?.ref === undefined ? undefined : text`${code(job.ref)}`],
    ['Model', job?.model === undefined ? undefined : text`${code(job.model)}`],
    ['Started', text`${moment(report.startedAt)}`],
    ['Duration', text`${duration(report.durationMs)}`],
  ]);
}

/** A table of names and values; rows without a value are left out. */
export function factTable(rows: readonly [name: string, value: Text | undefined][]): string {
  const shown = rows.flatMap(([name, value]) =>
    value === undefined ? [] : [`| ${name} | ${toCell(value)} |`],
  );
  return ['| | |', '|---|---|', ...shown].join('\n');
}

function footer(report: JobReport, { runUrl }: JobAudience): string {
  const parts = [
    ...(report.jobId === '' ? [] : [`Job ${codeSpan(report.jobId)}`]),
    duration(report.durationMs),
    ...(report.job?.model === undefined ? [] : [codeSpan(report.job.model)]),
    ...(runUrl === undefined ? [] : [`[workflow run](${runUrl})`]),
  ];
  return `<sub>${parts.join(' · ')}</sub>`;
}

/** What the pull request holds: numbers that GitHub did not give are left out. */
function contents({ changedFiles, additions = 0, deletions = 0, draft, files }: Contents): Text {
  const left = (changedFiles ?? 0) - files.length;
  const names = files.flatMap((name, at) => text`${at === 0 ? ': ' : ', '}${code(name.slice(0, 200))}`);
  return sentences(
    changedFiles === undefined
      ? []
      : text`It changes ${changedFiles} ${changedFiles === 1 ? 'file' : 'files'} (+${additions} −${deletions})${names}${files.length > 0 && left > 0 ? ` and ${left} more` : ''}.`,
    draft ? text`It is a draft.` : [],
  );
}

const REPLACED: Record<Replaced['why'], string> = {
  archived: 'is archived',
  gone: 'is gone',
  merged: 'has a pull request that is merged',
  closed: 'has a pull request that is closed',
};

function jobNotes({ replaced, shared, reason, jobId, request }: JobReport, continues = false): Text[] {
  const notes: Text[] = [];
  if (continues && request === 'messaged') notes.push(text`This run continued the job of this thread.`);
  if (continues && request === 'created' && !replaced)
    notes.push(text`There was no job to continue in this thread, so a new one was started.`);
  if (replaced && jobId !== '' && jobId !== replaced.jobId) {
    notes.push(
      text`The job of this thread so far, ${code(replaced.jobId)}, ${REPLACED[replaced.why]}; a new one was started.`,
    );
  }
  if (shared && reason.kind === 'job-ended') {
    notes.push(
      text`The job was still at work on an earlier instruction when this one arrived, so this end may belong to that one.`,
    );
  }
  return notes;
}

/** How to go on in a thread from a job: its own, or the one that `named` names. */
export function howToGoOnIn(command: string, about: { named?: string; archived?: boolean } = {}): string {
  const { named, archived = false } = about;
  if (archived) {
    const anew = named === undefined ? `${command} …` : `${command} --new …`;
    return toMarkdown(
      text`This job is archived and takes no more messages; to start a new one, comment ${code(anew)} here.`,
    );
  }
  const words = named === undefined ? `${command} …` : `${command} --job ${named} …`;
  return toMarkdown(text`To go on with this job, comment ${code(words)} here.`);
}

/** A small line with the way to the workflow run. */
export function runLink(runUrl: string | undefined): string[] {
  return runUrl === undefined ? [] : [`<sub>[workflow run](${runUrl})</sub>`];
}

/** A comment's parts, with the instruction cut to what they and a record leave of the limit. */
function withAsked(before: string[], asked: string, after: string[], isFolded = false): string {
  const left = MAX_COMMENT - MAX_RECORD - [...before, ...after].join('\n\n').length - 200;
  // In its fences the instruction may be twice as long.
  const block = askedBlock(asked, Math.min(MAX_ASKED, Math.floor(left / 2)), isFolded);
  return [...before, ...block, ...after].join('\n\n');
}

/** What the progress comment shows while a run is at work. */
export function progressComment(about: {
  asked: string;
  startedAt: number;
  job?: StartedJob | undefined;
  runUrl: string | undefined;
}): string {
  const { job } = about;
  const age = about.startedAt - (job?.createdAt ?? about.startedAt);
  const facts: Text[] = [
    job === undefined
      ? text`Preparing`
      : text`Job ${code(job.id)}${job.status === undefined ? [] : text`: ${code(job.status)}`}`,
    text`started ${moment(about.startedAt)}`,
    ...(age < 60_000 ? [] : [text`job created ${duration(age)} earlier`]),
    ...(job?.repository === undefined ? [] : [text`repository ${code(job.repository)}`]),
    ...(job?.ref === undefined ? [] : [text`branch ${code(job.ref)}`]),
  ];
  const head = ['### ⏳ Working on it', facts.map(toMarkdown).join(' · ')];
  return withAsked(head, about.asked, runLink(about.runUrl), true);
}

/** What is said in a pull request's own thread, once, when a job has opened it. */
export function announcement(about: {
  from: string | undefined;
  command: string;
  jobId: string;
  archived?: boolean;
}): string {
  return [
    '### 📝 Opened by Docs Agent',
    toMarkdown(
      text`This pull request is the result of job ${code(about.jobId)}${about.from === undefined ? [] : text`, asked for in ${link(about.from)}`}.`,
    ),
    howToGoOnIn(about.command, { archived: about.archived ?? false }),
  ].join('\n\n');
}
