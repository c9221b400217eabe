import type { Inputs, Outcome } from '../inputs/inputs.ts';
import { ICON_OF } from '../result/presentation.ts';
import type { Help } from '../runner/help.ts';
import {
  type Annotation,
  type Icon,
  messageMarkdown,
  outputs,
  type Presentation,
} from '../runner/presentation.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, link, sentences, type Text, text } from '../text/sentence.ts';
import type { Collector } from './collector.ts';
import { type PullRequests, presentPullRequests } from './pull-requests.ts';
import type { Failure } from './reader.ts';

type Finished = Collector['finished'];

interface CollectEnd {
  failure: Failure | undefined;
  /** If they were asked for. */
  pullRequests: PullRequests | undefined;
}

/** What a run has posted, for the summary, and as lines of the log. */
export function presentCollected(
  { finished, active, unread, unpostable, reader, warnings }: Collector,
  { failure, pullRequests }: CollectEnd,
  inputs: Inputs,
  help: Help,
): Presentation & { lines: Text[] } {
  const collected = new Set(finished.map(({ jobId }) => jobId)).size;
  const unfinished = [...active, ...unpostable, ...unread];
  const stillActive = new Set(unfinished.map(({ best }) => best.record.jobId)).size;

  const result = finished.length === 0 ? 'No new results' : postedResults(finished);
  const remaining = unread.length > 0 ? text`Remaining: ${counted(unread.length, 'job')}.` : [];
  const numbers = text`Project ${code(inputs['project-id'])}: ${counted(stillActive, 'job')} still active. Requests to the service: ${reader.requests} of at most ${inputs['max-requests']}.`;
  const pulls = pullRequests && presentPullRequests(pullRequests);
  const happened = sentences(numbers, remaining, pulls?.sentence ?? []);

  const lines = finished.map(({ issue, jobId, outcome, prLink }) => {
    const pullRequest = prLink === '' ? [] : text`, ${link(prLink)}`;
    return text`#${issue}: ${code(outcome)}, job ${code(jobId)}${pullRequest}`;
  });

  const message: Annotation = failure
    ? {
        ...failure,
        happened: sentences(failure.happened, [`${result}.`], happened),
        level: 'error',
      }
    : { title: result, happened, level: 'notice' };
  const failureIcon = failure?.outcome === 'cancelled' ? 'stopped' : 'failed';
  const icon = failure ? failureIcon : iconOf(finished);

  const details = warnings.map(
    (warning) => `⚠️ ${toMarkdown(sentences(warning.happened, help(warning)))}`,
  );
  const markdown = messageMarkdown({ ...message, list: lines }, icon, help, details.join('\n\n'));
  const blocks = [markdown, pulls?.table ?? ''].filter((block) => block !== '');

  return {
    lines,
    outputs: outputs({
      outcome: failure?.outcome ?? 'collected',
      collected: `${collected}`,
      'still-active': `${stillActive}`,
      ...pulls?.outputs,
    }),
    summary: `${blocks.join('\n\n')}\n`,
    annotations: [message],
  };
}

const RESULTS: Partial<Record<Outcome, string>> = {
  'pr-opened': 'with a pull request',
  'no-changes': 'without a pull request',
  'timed-out': 'timed out',
  unknown: 'not found',
};

/** `Posted 3 results: 2 with a pull request, 1 failed`. */
function postedResults(finished: Finished): string {
  const groups = [...Map.groupBy(finished, ({ outcome }) => outcome)];
  const numbers = groups.map(([outcome, { length }]) => `${length} ${RESULTS[outcome] ?? outcome}`);
  return `Posted ${counted(finished.length, 'result')}: ${numbers.join(', ')}`;
}

/** That of the comments, if all of them have the same. */
function iconOf(finished: Finished): Icon {
  const icons = new Set(finished.map(({ outcome }) => ICON_OF[outcome]));
  const [icon = 'note'] = icons;
  return icons.size === 1 ? icon : 'note';
}
