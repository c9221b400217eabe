import * as core from '@actions/core';
import { logLine, toLog } from './render/escape.ts';
import { howToAttach } from './render/job-words.ts';
import { noticeSummary } from './render/notice.ts';
import { code, type Text, text } from './render/text.ts';

/**
 * The post step. The runner carries it out even where the main step was killed outright, and it says what
 * that step could not say any more. It never changes what others rely on.
 */
if (core.getState('finished') === '') {
  const jobId = core.getState('job-id');
  const sending = core.getState('sending');
  const words = unfinished(jobId, sending);
  if (words) {
    core.error(words.map(toLog).join('\n'), { title: 'The run was ended before its result' });
    const summary = core.summary.addRaw(noticeSummary('ended before its result', 'bad', words));
    // The log has it already, and a red post step would only hide the reason.
    await summary.write().catch((error: unknown) => core.debug(logLine(String(error))));
  }
}

function unfinished(jobId: string, sending: string): Text[] | undefined {
  if (jobId !== '') {
    return [
      text`The run was ended from outside. Job ${code(jobId)} goes on without it.`,
      howToAttach({ jobId }),
    ];
  }
  if (sending === '') return undefined;
  return [
    text`The run was ended from outside while its request was under way; the request may have arrived.`,
    text`Look in the service’s dashboard and among the repository’s pull requests before you run again.`,
  ];
}
