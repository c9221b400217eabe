import { ICONS, type Presentation } from '../runner/presentation.ts';
import type { StartedJob } from '../service/schema.ts';
import { codeSpan, collapsible, fence, toMarkdown } from '../text/markdown.ts';
import {
  code,
  counted,
  duration,
  link,
  moment,
  type Part,
  sentences,
  type Text,
  text,
} from '../text/sentence.ts';
import { MAX_RECORD } from '../thread/record.ts';
import { jobMessage } from './messages.ts';
import { type Audience, continueWith, howToStartNew } from './next-steps.ts';
import { type Contents, plainLink } from './pull-request.ts';
import { type JobReport, jobOutputs, type Replaced } from './report.ts';

/** Maximum length of the instruction in comments and summaries. */
const MAX_INSTRUCTION = 20_000;
/** Maximum length of a comment: GitHub's limit of 65,536 characters, with a margin. */
export const MAX_COMMENT = 65_000;

/** What the texts of a job run's end depend on besides the end itself. */
export interface JobAudience {
  /** Whether the step fails. */
  failing: boolean;
  audience: Audience;
  /** The URL of the workflow run. */
  runUrl?: string | undefined;
  /** Hidden text was removed from the instruction, so readers must see what is left. */
  isCleaned?: boolean | undefined;
}

/** Everything that a job run's end writes. */
interface JobPresentation extends Presentation {
  /** The result as a comment: Markdown that leaves room for a record. */
  comment(notes: readonly Text[]): string;
  /** Notes on unusual circumstances. */
  notes: readonly Text[];
}

/** The end of a job run as outputs, summary, annotations and comment. */
export function presentJob(report: JobReport, about: JobAudience): JobPresentation {
  const { failing, audience, isCleaned } = about;
  const message = jobMessage(report, audience);
  const icon = failing && message.icon === 'note' ? 'failed' : message.icon;
  const title = `### ${ICONS[icon]} ${message.title}`;
  const head = [
    title,
    toMarkdown(message.happened),
    ...(message.warning ? [`⚠️ ${toMarkdown(message.warning)}`] : []),
    ...(report.pull ? [toMarkdown(contents(report.pull))] : []),
    toMarkdown(message.next),
  ];
  const notes = jobNotes(report, audience.continues);
  const level = failing ? 'error' : report.outcome === 'unknown' ? 'warning' : 'notice';
  return {
    outputs: jobOutputs(report),
    notes,
    summary: `${[...head, facts(report), ...notes.map(toMarkdown), ...instructionBlock(report.instruction, isCleaned), ...preview(report)].join('\n\n')}\n`,
    annotations: [
      ...(message.warning
        ? [
            {
              level: 'warning' as const,
              title: 'Pull request URL ignored',
              paragraphs: [message.warning],
            },
          ]
        : []),
      { level, title: message.title, paragraphs: [message.happened, message.next] },
    ],
    comment: (more) =>
      withInstruction(
        [...head, ...[...notes, ...more].map(toMarkdown)],
        report.instruction,
        [footer(report, about)],
        isCleaned,
      ),
  };
}

function instructionBlock(instruction: string, isCleaned = false, most = MAX_INSTRUCTION): string[] {
  if (instruction === '') return [];
  const block = fence(instruction, most);
  return isCleaned ? ['Instruction (hidden text was removed):', block] : [collapsible('Instruction', block)];
}

function preview({ reason }: JobReport): string[] {
  if (reason.kind !== 'dry-run') return [];
  const { method, url, body = '' } = reason.preview;
  const request = [`${method} ${url.href}`, 'Authorization: Bearer ***', '', body].join('\n').trimEnd();
  return ['This request would be sent:', fence(request, MAX_INSTRUCTION)];
}

function facts({ job, jobId, prLink, durationMs }: JobReport): string {
  return factList([
    ['Pull request', prLink === '' ? undefined : text`${link(prLink)}`],
    ['Job', jobId === '' ? undefined : text`${code(jobId)}`],
    ...sourceFacts(job),
    ['Duration', text`${duration(durationMs)}`],
  ]);
}

type Facts = readonly (readonly [name: string, value: Text | undefined])[];

/** The branch and the model of a job. */
export function sourceFacts({ repository, ref, model }: Partial<StartedJob> = {}): Facts {
  return [
    ['Branch', ref === undefined ? undefined : branch(repository, ref)],
    ['Model', model === undefined ? undefined : text`${code(model)}`],
  ];
}

/** A branch as a link where the repository is on GitHub. */
function branch(repository: string | undefined, ref: string): Text {
  const url = `${repository}/tree/${ref}`;
  return text`${/^https:\/\/github\.com\//.test(url) ? linkOrCode(url, ref) : code(ref)}`;
}

/** A link to an HTTPS URL; for anything else `otherwise`, shown literally. */
export function linkOrCode(url: string, otherwise = url): Part {
  return plainLink(url, false) === undefined ? code(otherwise) : link(url);
}

/** A list of names and values; those without a value are left out. */
export function factList(facts: Facts): string {
  return facts
    .flatMap(([name, value]) => (value === undefined ? [] : [`- **${name}:** ${toMarkdown(value)}`]))
    .join('\n');
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

/** What the pull request changes; numbers that GitHub did not return are left out. */
function contents({ changedFiles, additions = 0, deletions = 0, draft, files }: Contents): Text {
  const left = (changedFiles ?? 0) - files.length;
  const names = files.flatMap((name, at) => text`${at === 0 ? ': ' : ', '}${code(name.slice(0, 200))}`);
  return sentences(
    changedFiles === undefined
      ? []
      : text`It changes ${counted(changedFiles, 'file')} (+${additions} −${deletions})${names}${files.length > 0 && left > 0 ? `, and ${left} more` : ''}.`,
    draft ? text`It is a draft.` : [],
  );
}

const REPLACED: Record<Replaced['why'], string> = {
  archived: 'was archived',
  gone: 'no longer exists',
  merged: 'has a merged pull request',
  closed: 'has a closed pull request',
};

/** Notes on unusual circumstances. */
function jobNotes({ replaced, shared, reason, jobId, request }: JobReport, continues = false): Text[] {
  const notes: Text[] = [];
  if (continues && request === 'messaged') notes.push(text`This run continued the job of this thread.`);
  if (continues && request === 'created' && !replaced)
    notes.push(text`There was no job to continue in this thread, so a new one was started.`);
  if (replaced && jobId !== '' && jobId !== replaced.jobId) {
    notes.push(
      text`The previous job of this thread, ${code(replaced.jobId)}, ${REPLACED[replaced.why]}. A new job was started.`,
    );
  }
  if (shared && reason.kind === 'job-ended') {
    notes.push(
      text`The agent was still working on an earlier instruction when this one arrived, so this may be the result of that one.`,
    );
  }
  return notes;
}

/** A small line with a link to the workflow run. */
function runLink(runUrl: string | undefined): string[] {
  return runUrl === undefined ? [] : [`<sub>[workflow run](${runUrl})</sub>`];
}

/** Joins a comment's parts, with the instruction truncated so that a record still fits. */
function withInstruction(
  before: string[],
  instruction: string,
  after: string[],
  isCleaned?: boolean,
): string {
  const left = MAX_COMMENT - MAX_RECORD - [...before, ...after].join('\n\n').length - 200;
  // In its fences the instruction may be twice as long.
  const block = instructionBlock(instruction, isCleaned, Math.min(MAX_INSTRUCTION, Math.floor(left / 2)));
  return [...before, ...block, ...after].join('\n\n');
}

/** Extracts the instruction from a comment of ours; '' without one. */
export function instructionIn(markdown: string): { instruction: string; isCleaned: boolean } {
  const block =
    /^(?:<details><summary>Instruction<\/summary>|(Instruction) \(.*\):)\n\n(`{3,}|~{3,})text\n([\s\S]*?)\n\2$/m;
  const [, isCleaned, , instruction = ''] = block.exec(markdown) ?? [];
  return { instruction, isCleaned: isCleaned !== undefined };
}

/** What the progress comment shows while a run is at work. */
export function progressComment(about: {
  instruction: string;
  startedAt: number;
  job?: StartedJob | undefined;
  runUrl: string | undefined;
  /** When the job's state was requested, in ms since 1970. */
  checkedAt?: number | undefined;
  isCleaned?: boolean;
}): string {
  const { job, checkedAt } = about;
  const age = about.startedAt - (job?.createdAt ?? about.startedAt);
  const facts: Text[] = [
    job === undefined
      ? text`Preparing`
      : text`Job ${code(job.id)}${job.status === undefined ? [] : text`: ${code(job.status)}`}`,
    text`started ${moment(about.startedAt)}`,
    ...(age < 60_000 ? [] : [text`job created ${duration(age)} earlier`]),
    ...(job?.repository === undefined ? [] : [text`repository ${linkOrCode(job.repository)}`]),
    ...(job?.ref === undefined ? [] : [text`branch ${branch(job.repository, job.ref)}`]),
    ...(checkedAt === undefined ? [] : [text`checked ${moment(checkedAt)}`]),
  ];
  const head = ['### ⏳ Working on it', facts.map(toMarkdown).join(' · ')];
  return withInstruction(head, about.instruction, runLink(about.runUrl), about.isCleaned);
}

/** The comment in the thread of a pull request that a job has opened. */
export function announcement(about: {
  from: string | undefined;
  command: string;
  jobId: string;
  archived?: boolean;
}): string {
  return [
    '### 📝 Opened by Docs Agent',
    toMarkdown(
      text`This pull request is the result of job ${code(about.jobId)}${about.from === undefined ? [] : text`, requested in ${link(about.from)}`}.`,
    ),
    toMarkdown(about.archived ? howToStartNew({ commandName: about.command }) : continueWith(about.command)),
  ].join('\n\n');
}
