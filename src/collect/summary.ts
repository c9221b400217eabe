import type { Inputs } from '../inputs/inputs.ts';
import { messageSummary, outputs, type Presentation } from '../runner/presentation.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, link, text } from '../text/sentence.ts';
import type { Collector } from './collector.ts';
import { type PullRequests, presentPullRequests } from './pull-requests.ts';
import type { Failure } from './reader.ts';

interface CollectEnd {
  failure: Failure | undefined;
  /** If they were asked for. */
  pullRequests: PullRequests | undefined;
}

export function presentCollected(
  { finished, active, unread, unpostable, reader, warnings }: Collector,
  { failure, pullRequests }: CollectEnd,
  inputs: Inputs,
): Presentation {
  const collected = new Set(finished.map(({ jobId }) => jobId)).size;
  const unfinished = [...active, ...unpostable, ...unread];
  const stillActive = new Set(unfinished.map(({ best }) => best.record.jobId)).size;

  const jobsFinished = `${counted(collected, 'job')} finished`;
  const paragraphs = [
    text`Project ${code(inputs['project-id'])}: ${jobsFinished}, ${counted(stillActive, 'job')} still active. Requests to the service: ${reader.requests} of at most ${inputs['max-requests']}.`,
  ];
  if (failure) paragraphs.unshift(...failure.paragraphs);
  if (unread.length > 0)
    paragraphs.push(text`Left for the next run: ${counted(unread.length, 'job')}.`);
  const pulls = pullRequests && presentPullRequests(pullRequests);
  if (pulls) paragraphs.push(pulls.sentence);

  const rows = finished.map(({ issue, jobId, outcome, prLink }) => {
    const pullRequest = prLink === '' ? [] : text`, ${link(prLink)}`;
    return toMarkdown(text`- #${issue}: ${code(outcome)}, job ${code(jobId)}${pullRequest}`);
  });

  const success = collected > 0 ? jobsFinished : 'No job to finish';
  const successIcon = collected > 0 ? 'done' : 'note';
  const title = failure?.title ?? success;
  const icon = failure ? 'failed' : successIcon;
  const message = messageSummary(title, icon, [...paragraphs, ...warnings]);
  const blocks = [message.trim(), rows.join('\n'), pulls?.table ?? ''];
  return {
    outputs: outputs({
      outcome: failure?.outcome ?? 'collected',
      collected: `${collected}`,
      'still-active': `${stillActive}`,
      ...pulls?.outputs,
    }),
    summary: `${blocks.filter((block) => block !== '').join('\n\n')}\n`,
    annotations: [{ level: failure ? 'error' : 'notice', title, paragraphs }],
  };
}
