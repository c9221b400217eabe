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
import type { EarlierCommand } from './commands.ts';
import { type PullRequests, presentPullRequests } from './pull-requests.ts';
import { type Failure, MAX_REQUESTS } from './reader.ts';

type Finished = Collector['finished'];

interface CollectEnd {
  failure: Failure | undefined;
  /** If they were asked for. */
  pullRequests: PullRequests | undefined;
}

/** What a run has posted, for the summary, and as lines of the log. */
export function presentCollected(
  collector: Collector,
  { failure, pullRequests }: CollectEnd,
  inputs: Inputs,
  help: Help,
): Presentation & { lines: Text[] } {
  const { finished, active, unpostable, unread, reader, warnings } = collector;
  const unanswered = countJobs([...active, ...unpostable, ...unread]);
  const notRead = countJobs(unread);

  const remaining = notRead > 0 ? text`Remaining: ${counted(notRead, 'job')}.` : [];
  const numbers = text`Project ${code(inputs['project-id'])}: ${counted(unanswered, 'job')} without a posted result. Requests to the service: ${reader.requests} of at most ${MAX_REQUESTS}.`;
  const pulls = pullRequests && presentPullRequests(pullRequests);
  const details = sentences(numbers, remaining, pulls?.sentence ?? []);

  const message = messageOf(finished, failure, details);
  const lines = finished.map(logLine);
  const warningLines = warnings.map(
    (warning) => `⚠️ ${toMarkdown(sentences(warning.happened, help(warning)))}`,
  );
  const markdown = messageMarkdown(
    { ...message, list: lines },
    failure ? failureIcon(failure) : iconOf(finished),
    help,
    warningLines.join('\n\n'),
  );
  const blocks = [markdown, pulls?.table ?? ''].filter((block) => block !== '');

  return {
    lines,
    outputs: outputs({
      outcome: failure?.outcome ?? 'collected',
      // Several commands can have the same job.
      collected: `${new Set(finished.map(({ jobId }) => jobId)).size}`,
      'still-active': `${unanswered}`,
      ...pulls?.outputs,
    }),
    summary: `${blocks.join('\n\n')}\n`,
    annotations: [message],
  };
}

function countJobs(commands: readonly EarlierCommand[]): number {
  return new Set(commands.map(({ best }) => best.record.jobId)).size;
}

function messageOf(finished: Finished, failure: Failure | undefined, details: Text): Annotation {
  const title = finished.length === 0 ? 'No new results' : postedResults(finished);
  if (failure === undefined) return { title, happened: details, level: 'notice' };

  const happened = sentences(failure.happened, [`${title}.`], details);
  return { ...failure, happened, level: 'error' };
}

function logLine({ issue, jobId, outcome, prLink }: Finished[number]): Text {
  const pullRequest = prLink === '' ? [] : text`, ${link(prLink)}`;
  return text`#${issue}: ${code(outcome)}, job ${code(jobId)}${pullRequest}`;
}

const RESULTS: Partial<Record<Outcome, string>> = {
  'pr-opened': 'with a pull request',
  'no-changes': 'without a pull request',
  unknown: 'not found',
};

/** `Posted 3 results: 2 with a pull request, 1 failed`. */
function postedResults(finished: Finished): string {
  const groups = [...Map.groupBy(finished, ({ outcome }) => outcome)];
  const numbers = groups.map(([outcome, { length }]) => `${length} ${RESULTS[outcome] ?? outcome}`);
  return `Posted ${counted(finished.length, 'result')}: ${numbers.join(', ')}`;
}

function failureIcon({ outcome }: Failure): Icon {
  return outcome === 'cancelled' ? 'stopped' : 'failed';
}

/** The icon of the posted comments, if all of them have the same. */
function iconOf(finished: Finished): Icon {
  const icons = new Set(finished.map(({ outcome }) => ICON_OF[outcome]));
  const [icon = 'note'] = icons;
  return icons.size === 1 ? icon : 'note';
}
