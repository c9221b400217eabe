import * as core from '@actions/core';
import { connections } from './connections.ts';
import { connectGitHub } from './github/connect.ts';
import { leaveWord, leftToSay } from './job/unfinished.ts';
import { logLine, toLog } from './render/escape.ts';
import { noticeSummary } from './render/notice.ts';
import { redactor } from './render/redact.ts';

/**
 * The post step. The runner carries it out even where the main step was killed outright, and it says what that
 * step could not say any more. It never changes what others rely on (design: record.md, Afterwards, 8).
 */
const CALL_MS = 10_000;

const { env } = process;
const token = env['INPUT_GITHUB-TOKEN']?.trim();
const apiKey = env['INPUT_API-KEY']?.trim();
// undici calls its proxy agent experimental on every start; nobody who reads a log can act on that.
process.removeAllListeners('warning');

const left = leftToSay({
  finished: core.getState('finished'),
  jobId: core.getState('job-id'),
  sending: core.getState('sending'),
  command: core.getState('command'),
  comment: core.getState('progress-comment'),
});
if (left !== undefined) {
  for (const secret of [token, apiKey]) if (secret) core.setSecret(secret);
  const redact = redactor([token ?? '', apiKey ?? '']);
  const title = 'The run was ended before its result';
  core.error(redact(left.map(toLog).join('\n')), { title });
  const summary = redact(noticeSummary('ended before its result', 'bad', left));
  try {
    await core.summary.addRaw(summary).write();
  } catch (error) {
    core.debug(logLine(String(error)));
  }
  const comment = Number(core.getState('progress-comment'));
  if (comment > 0) {
    const network = connections((ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    });
    try {
      const api = await connectGitHub(token, env.GITHUB_REPOSITORY ?? '', {
        load: () => import('@actions/github'),
        network,
        limit: () => AbortSignal.timeout(CALL_MS),
        wall: () => Date.now(),
      });
      await leaveWord(comment, summary, api);
    } catch (error) {
      core.warning(redact(toLog([`The progress comment could not be updated: ${String(error)}`])), {
        title: 'The thread still shows a run at work',
      });
    }
    network.close();
  }
}
