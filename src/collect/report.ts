import type { CollectInputs } from '../inputs/inputs.ts';
import type { JobReport } from '../job/report.ts';
import { outputs, type Presentation, SIGN } from '../runner/presentation.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, link, type Text, text } from '../text/sentence.ts';

/** What a run of mode `collect` did. */
export interface Collection {
  inputs: CollectInputs;
  /** Commands whose jobs this run finished. */
  finished: ({ issue: number } & Pick<JobReport, 'jobId' | 'outcome' | 'prLink'>)[];
  /** Ids of the jobs that go on, or that the service was not asked about. */
  active: ReadonlySet<string>;
  /** How many commands are left for the next run. */
  left: number;
  requests: number;
  /** What ended the run early. */
  cause?: { outcome: 'failed' | 'cancelled'; title: string; paragraphs: Text[] } | undefined;
}

/** A run of mode `collect` as outputs, summary and annotation. Pure. */
export function presentCollection({ finished, active, left, cause, ...about }: Collection): Presentation {
  const { 'project-id': projectId, 'max-requests': max } = about.inputs;
  const collected = new Set(finished.map(({ jobId }) => jobId)).size;
  const outcome = cause?.outcome ?? 'collected';
  const title = cause?.title ?? (collected === 0 ? 'No job to finish' : `${jobs(collected)} finished`);
  const paragraphs = [
    ...(cause?.paragraphs ?? []),
    text`Project ${code(projectId)}: ${jobs(collected)} finished, ${jobs(active.size)} still active. Requests to the service: ${about.requests} of at most ${max}.`,
    ...(left === 0 ? [] : [text`Left for the next run: ${jobs(left)}.`]),
  ];
  const list = finished.map(({ issue, jobId, outcome: end, prLink }) => {
    const pullRequest = prLink === '' ? [] : text`, ${link(prLink)}`;
    return toMarkdown(text`- #${issue}: ${code(end)}, job ${code(jobId)}${pullRequest}`);
  });
  const head = `### ${SIGN[cause ? 'failed' : collected > 0 ? 'done' : 'note']} Docs Agent: ${title}`;
  return {
    outputs: outputs({ outcome, collected: `${collected}`, 'still-active': `${active.size}` }),
    summary: `${[head, ...paragraphs.map(toMarkdown), list.join('\n')].join('\n\n').trim()}\n`,
    annotations: [{ level: cause ? 'error' : 'notice', title, paragraphs }],
  };
}

const jobs = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`;
