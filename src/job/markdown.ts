import { SIGN, type Tone } from '../runner/notice.ts';
import type { StartedJob } from '../service/schema.ts';
import { codeSpan, fence, toCell, toMarkdown } from '../text/escape.ts';
import { code, link, type Text, text } from '../text/sentence.ts';
import { duration, moment } from '../text/time.ts';
import type { JobReport } from './report.ts';
import type { Words } from './words.ts';

/** Most characters of an instruction that comment and summary repeat; a comment holds 65,536 in all. */
const MAX_ASKED = 20_000;
/** Most characters of a comment on GitHub (65,536), with some room left. */
export const MAX_COMMENT = 65_000;

/** The tone of an end: `fails` says whether the step goes red. */
export function toneOf(report: Pick<JobReport, 'outcome'>, fails: boolean): Tone {
  if (fails) return 'bad';
  return report.outcome === 'pr-opened' ? 'good' : 'notable';
}

/** Where this run can be looked at, and what it was for. */
export interface RunFacts {
  /** The address of the workflow run. */
  runUrl?: string | undefined;
  projectId: string;
  /** What else a reader of the comment should know. */
  notes?: readonly Text[];
}

/** The result as a comment: Markdown, at most `MAX_COMMENT` characters less `reserved` ones. */
export function resultComment(
  report: JobReport,
  words: Words,
  tone: Tone,
  facts: RunFacts & { reserved?: number },
): string {
  const notes = [...jobNotes(report), ...(facts.notes ?? [])].map(toMarkdown);
  const parts = [...head(words, tone), ...notes, ...asked(report), footer(report, facts)];
  return cap(parts.join('\n\n'), MAX_COMMENT - (facts.reserved ?? 0));
}

/** The result as a job summary. */
export function jobSummary(report: JobReport, words: Words, tone: Tone, facts: RunFacts): string {
  const rows = factRows(report, facts).map(([name, value]) => `| ${name} | ${toCell(value)} |`);
  const table = ['| | |', '|---|---|', ...rows].join('\n');
  return `${[...head(words, tone), table, ...jobNotes(report).map(toMarkdown), ...asked(report), ...previews(report)].join('\n\n')}\n`;
}

/** The result at its shortest, as Markdown: what it is, what happened, what to do, and where it came about. */
export function resultInShort(report: JobReport, words: Words, tone: Tone, facts: RunFacts): string {
  return [...head(words, tone), footer(report, facts)].join('\n\n');
}

function head(words: Words, tone: Tone): string[] {
  return [
    `### ${SIGN[tone]} ${words.title}`,
    toMarkdown(words.happened),
    ...(words.warning ? [`⚠️ ${toMarkdown(words.warning)}`] : []),
    toMarkdown(words.next),
  ];
}

function asked(report: JobReport): string[] {
  if (report.asked === '') return [];
  const folded = report.asked.length > 300 || report.asked.split('\n').length > 5;
  const block = fence(report.asked, MAX_ASKED);
  return folded
    ? [`<details><summary>What was asked</summary>\n\n${block}\n\n</details>`]
    : ['What was asked:', block];
}

function previews(report: JobReport): string[] {
  if (report.because.kind !== 'dry-run') return [];
  return report.because.previews.flatMap((preview) => [
    'The request that would be sent:',
    fence(
      [`${preview.method} ${preview.url.href}`, 'Authorization: Bearer ***', '', preview.body ?? '']
        .join('\n')
        .trimEnd(),
      MAX_ASKED,
    ),
  ]);
}

function factRows(report: JobReport, facts: RunFacts): [string, Text][] {
  const { job } = report;
  const rows: [string, Text | undefined][] = [
    ['Outcome', text`${code(report.outcome)}`],
    ['Pull request', report.prLink === '' ? undefined : text`${link(report.prLink)}`],
    ['Job', report.jobId === '' ? undefined : text`${code(report.jobId)}`],
    ['Status', job && text`${code(job.status)}`],
    ['Project', text`${code(facts.projectId)}`],
    ['Repository', job?.repository === undefined ? undefined : text`${code(job.repository)}`],
    ['Branch', job?.ref === undefined ? undefined : text`${code(job.ref)}`],
    ['Model', job?.model === undefined ? undefined : text`${code(job.model)}`],
    ['Started', text`${moment(report.startedAt)}`],
    ['Duration', text`${duration(report.durationMs)}`],
  ];
  return rows.filter((row): row is [string, Text] => row[1] !== undefined);
}

function footer(report: JobReport, { runUrl }: RunFacts): string {
  const parts = [
    ...(report.jobId === '' ? [] : [`Job ${codeSpan(report.jobId)}`]),
    duration(report.durationMs),
    ...(report.job?.model === undefined ? [] : [codeSpan(report.job.model)]),
    ...(runUrl === undefined ? [] : [`[workflow run](${runUrl})`]),
  ];
  return `<sub>${parts.join(' · ')}</sub>`;
}

/** What is unusual about a run although its end is plain. */
function jobNotes({ replaced, shared, because, jobId }: JobReport): Text[] {
  const notes: Text[] = [];
  if (replaced && jobId !== '' && jobId !== replaced.jobId) {
    const why = replaced.why === 'archived' ? 'is archived' : 'is gone';
    notes.push(text`The job of this thread so far, ${code(replaced.jobId)}, ${why}; a new one was started.`);
  }
  if (shared && because.kind === 'job-ended') {
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

/** The last resort: what a comment holds is bounded above, except for what the service may say at length. */
function cap(markdown: string, most: number): string {
  return markdown.length <= most ? markdown : `${markdown.slice(0, most - 3).toWellFormed()}\n\n…`;
}

/** What the progress comment shows while a run is at work. */
export function progressComment(about: {
  asked: string;
  startedAt: number;
  job?: StartedJob | undefined;
  runUrl: string | undefined;
}): string {
  const { job } = about;
  const facts: Text[] = [
    job === undefined
      ? text`Preparing`
      : text`Job ${code(job.id)}${job.status === undefined ? [] : text`: ${code(job.status)}`}`,
    text`started ${moment(about.startedAt)}`,
    ...(job?.repository === undefined ? [] : [text`repository ${code(job.repository)}`]),
    ...(job?.ref === undefined ? [] : [text`branch ${code(job.ref)}`]),
  ];
  return [
    '### ⏳ Working on it',
    facts.map(toMarkdown).join(' · '),
    ...(about.asked === '' ? [] : [folded('What was asked', fence(about.asked, 20_000))]),
    ...runLink(about.runUrl),
  ].join('\n\n');
}

/** What is said in a pull request's own thread, once, when a job has opened it. */
export function announcement(about: {
  from: string;
  command: string;
  jobId: string;
  archived?: boolean;
}): string {
  return [
    '### 📝 Opened by Docs Agent',
    toMarkdown(
      text`This pull request is the result of job ${code(about.jobId)}, asked for in ${link(about.from)}.`,
    ),
    howToGoOnIn(about.command, { archived: about.archived ?? false }),
  ].join('\n\n');
}

function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
