import type * as Core from '@actions/core';
import { connectGitHub, type GitHubConnection } from './github/api.ts';
import { leaveWord, leftToSay } from './job/post-step-message.ts';
import type { Connections } from './runner/connections.ts';
import { connections } from './runner/connections.ts';
import { noticeSummary } from './runner/notice.ts';
import { logLine, toLog } from './text/escape.ts';
import { redactor } from './text/redact.ts';

/** How long one call to GitHub may take, in ms. */
const CALL_MS = 10_000;

export interface LastWordDeps {
  core: typeof Core;
  loadGitHub: GitHubConnection['load'];
  after: Connections['after'];
  env: Readonly<Record<string, string | undefined>>;
}

/** Says in log, summary and progress comment what a main step that was killed could not say any more; never rejects. */
export async function lastWord({ core, loadGitHub, after, env }: LastWordDeps): Promise<void> {
  const isUnposted = core.getState('result-unposted') !== '' && core.getState('progress-comment') !== '';
  const left = leftToSay({
    finished: isUnposted ? '' : core.getState('finished'),
    jobId: core.getState('job-id'),
    sending: core.getState('sending'),
    command: core.getState('command'),
    comment: core.getState('progress-comment'),
    result: core.getState('result'),
  });
  if (left === undefined) return;
  const token = env['INPUT_GITHUB-TOKEN']?.trim();
  const apiKey = env['INPUT_API-KEY']?.trim();
  for (const secret of [token, apiKey]) if (secret) core.setSecret(secret);
  const redact = redactor([token ?? '', apiKey ?? '']);
  const { title, words, result } = left;
  core.error(redact(words.map(toLog).join('\n')), { title: `The run was ${title}` });
  const summary = redact(noticeSummary(title, 'bad', words));
  try {
    await core.summary.addRaw(summary).write();
  } catch (error) {
    core.debug(logLine(String(error)));
  }
  const comment = Number(core.getState('progress-comment'));
  if (!(comment > 0)) return;
  const network = connections(after, env);
  try {
    const api = await connectGitHub(token, env.GITHUB_REPOSITORY ?? '', {
      load: loadGitHub,
      network,
      limit: () => AbortSignal.timeout(CALL_MS),
      wall: () => Date.now(),
    });
    const isPosted = core.getState('result-posted') !== '';
    await leaveWord(comment, isPosted ? undefined : redact(result ?? summary), api);
  } catch (error) {
    core.warning(redact(toLog([`The progress comment could not be updated: ${String(error)}`])), {
      title: 'The thread still shows a run at work',
    });
  }
  network.close();
}
