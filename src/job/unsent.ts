import type { Outcome } from '../inputs/inputs.ts';
import type { FailedRequest } from '../service/client.ts';
import type { Sent } from '../service/send.ts';
import type { Because } from './report.ts';

/** How a run ends whose request was not taken, or may not have been (design: behaviour.md, Sending). */
export function endOfUnsent(
  sent: Exclude<Sent, { kind: 'accepted' | 'held' }>,
): [outcome: Outcome, because: Because] {
  if (sent.kind === 'stopped') return ['cancelled', { kind: 'stopped', where: 'before-sending' }];
  const { last } = sent;
  const { what, serviceMessage } = last;
  const turnedAway = last.class === 'turned-away';
  switch (sent.kind) {
    case 'refused':
      return ['failed', { kind: 'refused', ...failureOf(last) }];
    case 'used-up':
      return ['failed', { kind: 'not-sent', ...failureOf(last), tries: sent.tries }];
    case 'out-of-time':
      return ['failed', { kind: 'out-of-time', what, serviceMessage, retryAt: sent.retryAt, turnedAway }];
    case 'unclear':
      return last.stopped
        ? ['unknown', { kind: 'stopped', where: 'sending' }]
        : ['unknown', { kind: 'unclear', ...failureOf(last) }];
  }
}

/** What the words of an end depend on, of a request that gave no job. */
export function failureOf(failed: FailedRequest): FailedRequest {
  const { what, serviceMessage, status, unexpected, suspectKey, retryAfterMs } = failed;
  return {
    what,
    serviceMessage,
    ...(status === undefined ? {} : { status }),
    ...(unexpected ? { unexpected } : {}),
    ...(suspectKey ? { suspectKey } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}
