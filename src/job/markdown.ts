import { MAX_COMMENT } from '../github/comments.ts';
import { type Annotation, ICONS, type Icon } from '../runner/presentation.ts';
import type { StartedJob } from '../service/schema.ts';
import { collapsible, fence, toMarkdown } from '../text/markdown.ts';
import {
  code,
  counted,
  duration,
  link,
  moment,
  sentences,
  type Text,
  text,
} from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import { MAX_RECORD } from '../thread/record.ts';
import { jobMessage } from './messages.ts';
import { type Audience, nextSteps } from './next-steps.ts';
import { type Contents, unusableLink } from './pull-request.ts';
import { type JobReport, jobOutputs } from './report.ts';

const MAX_INSTRUCTION = 20_000;

const ICON_OF: Partial<Record<JobReport['outcome'], Icon>> = {
  'pr-opened': 'done',
  'timed-out': 'running',
  detached: 'running',
  cancelled: 'stopped',
  unknown: 'unclear',
  failed: 'failed',
};

/** The end of a job run for its readers. `failing`: the step fails. */
export function presentJob(
  report: JobReport,
  reader: Audience & { failing: boolean; runUrl?: string | undefined },
) {
  const { failing, runUrl } = reader;
  const { job, jobId, prLink, durationMs, pull, outcome, reason } = report;
  const isLimited = outcome === 'failed' && 'status' in reason && reason.status === 429;
  const icon = isLimited ? 'limited' : (ICON_OF[outcome] ?? (failing ? 'failed' : 'note'));
  const { title, happened, next } = jobMessage(report, reader);
  const warnings = job?.prLink && prLink === '' ? [unusableLink(job.prLink)] : [];
  const head = [
    `### ${ICONS[icon]} ${title}`,
    toMarkdown(happened),
    ...warnings.map((warning) => `⚠️ ${toMarkdown(warning)}`),
    ...(pull ? [toMarkdown(contents(pull))] : []),
    toMarkdown(next),
  ];
  const notes = jobNotes(report, reader.continues);
  const facts = factList({
    'Pull request': prLink && link(prLink),
    Job: jobId && code(jobId),
    ...sourceFacts(job),
    Duration: duration(durationMs),
  });
  const summary = [
    ...head,
    facts,
    ...notes.map(toMarkdown),
    ...instructionBlock(report.instruction),
  ];
  const footer = [
    jobId === '' ? [] : text`Job ${code(jobId)}`,
    [duration(durationMs)],
    job?.model === undefined ? [] : [code(job.model)],
  ];
  const ignored = { level: 'warning', title: 'Pull request URL ignored' } as const;
  const level: Annotation['level'] = failing
    ? 'error'
    : outcome === 'unknown'
      ? 'warning'
      : 'notice';
  return {
    outputs: jobOutputs(report),
    notes,
    summary: `${summary.join('\n\n')}\n`,
    annotations: [
      ...warnings.map((warning) => ({ ...ignored, paragraphs: [warning] })),
      { level, title, paragraphs: [happened, next] },
    ],
    /** Leaves room for a record; `more`: further notes. */
    comment: (more: readonly Text[]) =>
      withInstruction(
        [...head, ...[...notes, ...more].map(toMarkdown)],
        report.instruction,
        smallPrint(footer, runUrl),
      ),
  };
}

function instructionBlock(instruction: string, most = MAX_INSTRUCTION): string[] {
  return instruction === '' ? [] : [collapsible('Instruction', fence(instruction, most))];
}

/** Joins a comment's parts, with the instruction truncated so that a record still fits. */
function withInstruction(before: string[], instruction: string, after: string): string {
  const left = MAX_COMMENT - MAX_RECORD - [...before, after].join('\n\n').length - 200;
  // In its fences the instruction may be twice as long.
  const block = instructionBlock(instruction, Math.min(MAX_INSTRUCTION, Math.floor(left / 2)));
  return [...before, ...block, after].join('\n\n');
}

/** Extracts the instruction from a comment of ours; '' without one. */
export function instructionIn(markdown: string): string {
  const block = /^<details><summary>Instruction<\/summary>\n\n(`{3,}|~{3,})text\n([\s\S]*?)\n\1$/m;
  return block.exec(markdown)?.[2] ?? '';
}

export function sourceFacts({ repository, ref, model }: Partial<StartedJob> = {}) {
  return { Branch: ref && branch(repository, ref), Model: model && code(model) };
}

/** A link where the repository is on GitHub. */
function branch(repository = '', ref: string): Text[number] {
  const isOnGitHub = repository.startsWith('https://github.com/');
  return isOnGitHub ? linkOrCode(`${repository}/tree/${ref}`, ref) : code(ref);
}

/** A link to a plain HTTPS URL; anything else as code. */
export function linkOrCode(url: string, otherwise = url): Text[number] {
  return plainLink(url, false) === undefined ? code(otherwise) : link(url);
}

export function factList(facts: Readonly<Record<string, Text[number] | undefined>>): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => (value ? [`- **${name}:** ${toMarkdown([value])}`] : []))
    .join('\n');
}

const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' · ');

function smallPrint(parts: readonly Text[], runUrl = ''): string {
  return `<sub>${joined([...parts.map(toMarkdown), runUrl && `[workflow run](${runUrl})`])}</sub>`;
}

/** What the pull request changes; numbers that GitHub did not return are left out. */
function contents({ changedFiles, additions, deletions, draft, files }: Contents): Text {
  const left = (changedFiles ?? 0) - files.length;
  const hasLines = additions !== undefined && deletions !== undefined;
  const lines = hasLines ? ` (+${additions} −${deletions})` : '';
  const names = files.flatMap(
    (name, at) => text`${at === 0 ? ': ' : ', '}${code(name.slice(0, 200))}`,
  );
  return sentences(
    changedFiles === undefined
      ? []
      : text`It changes ${counted(changedFiles, 'file')}${lines}${names}${files.length > 0 && left > 0 ? `, and ${left} more` : ''}.`,
    draft ? text`It is a draft.` : [],
  );
}

function jobNotes(
  { replaced, shared, reason, jobId, request }: JobReport,
  continues = false,
): Text[] {
  const isReplaced = replaced !== undefined && jobId !== '' && jobId !== replaced.jobId;
  return [
    continues && request === 'messaged' ? text`This run continued the job of this thread.` : [],
    continues && request === 'created' && !replaced
      ? text`There was no job to continue in this thread, so a new one was started.`
      : [],
    isReplaced
      ? text`The previous job of this thread, ${code(replaced.jobId)}, ${replaced.why} A new job was started.`
      : [],
    shared && reason.kind === 'job-ended'
      ? text`The agent was still working on an earlier instruction when this one arrived, so this may be the result of that one.`
      : [],
  ].filter((note) => note.length > 0);
}

export function progressComment(
  about: Pick<JobReport, 'instruction' | 'startedAt'> & {
    job?: StartedJob | undefined;
    runUrl: string | undefined;
    /** When the job's state was requested, in ms since 1970. */
    checkedAt?: number | undefined;
  },
): string {
  const { job, startedAt, checkedAt } = about;
  const status = job?.status === undefined ? [] : text`: ${code(job.status)}`;
  const age = startedAt - (job?.createdAt ?? startedAt);
  const facts = [
    job === undefined ? text`Preparing` : text`Job ${code(job.id)}${status}`,
    text`started ${moment(startedAt)}`,
    age < 60_000 ? [] : text`job created ${duration(age)} earlier`,
    job?.repository === undefined ? [] : text`repository ${linkOrCode(job.repository)}`,
    job?.ref === undefined ? [] : text`branch ${branch(job.repository, job.ref)}`,
    checkedAt === undefined ? [] : text`checked ${moment(checkedAt)}`,
  ];
  const head = ['### ⏳ Working on it', joined(facts.map(toMarkdown))];
  return withInstruction(head, about.instruction, smallPrint([], about.runUrl));
}

const ONLY_IF = text`This works if a workflow in this repository runs the action for comments.`;

/** `hasCommand`: the pull request's repository has a workflow for commands. */
export function announcement(
  { jobId, job }: JobReport,
  {
    commandName,
    hasCommand,
    from,
  }: { commandName: string; hasCommand: boolean; from?: string | undefined },
): string {
  const requested = from === undefined ? [] : text`, requested in ${link(from)}`;
  const { afterArchived, continueJob } = nextSteps(jobId, { commandName });
  return [
    '### 📝 Opened by Docs Agent',
    toMarkdown(text`This pull request is the result of job ${code(jobId)}${requested}.`),
    toMarkdown(
      sentences(
        job?.status === 'archived' ? afterArchived : continueJob,
        hasCommand ? [] : ONLY_IF,
      ),
    ),
  ].join('\n\n');
}
