import type { Clock } from '../poll.ts';
import type { RequestResult } from './client.ts';
import type { FailedAttempt, FailedRequest } from './failed-request.ts';
import type { StartedJob } from './schema.ts';

/** Why the service did not accept a request, or may not have done so. */
export type NotAccepted =
  | ({ kind: 'refused' } & FailedRequest)
  | ({ kind: 'unclear' } & FailedRequest)
  | GivenUp<'not-sent'>
  | GivenUp<'rate-limited'>
  | { kind: 'canceled-before-sending' }
  | { kind: 'canceled-while-sending' };

/** `retryAt`: in ms since 1970; undefined where nothing says it. */
type GivenUp<Kind> = FailedRequest & { kind: Kind; tries: number; retryAt: number | undefined };

/** Of a request that starts paid work. `answeredAt`: in ms of the monotonic clock. */
export type SendResult = { kind: 'accepted'; job: StartedJob; answeredAt: number } | NotAccepted;

export const MAX_TRIES = 3;
const SEND_PAUSES_MS = [2_000, 5_000];
const PAUSES_AFTER_429_MS = [5_000, 15_000];

/** How long a POST may still wait for its answer once the run is being stopped. */
export const GRACE_MS = 3_000;

type Post = (stop: AbortSignal) => Promise<RequestResult<StartedJob>>;

interface SendDeps {
  clock: Clock;
  /** In ms of the monotonic clock. */
  deadline: number;
  signal: AbortSignal;
  onPause: (attempt: FailedAttempt, ms: number) => void;
  /** After each pause. */
  beforeRetry: () => Promise<void>;
}

const CANCELED_BEFORE_SENDING: NotAccepted = { kind: 'canceled-before-sending' };

/** Repeats a POST only if the service certainly did not accept it. `post` makes one attempt. */
export async function send(post: Post, deps: SendDeps): Promise<SendResult> {
  const { clock, deadline, signal, onPause, beforeRetry } = deps;

  for (let tries = 1; ; tries++) {
    if (signal.aborted) return CANCELED_BEFORE_SENDING;
    const result = await sendOnce(post, deps);
    if (result.kind !== 'failure') return result;
    if (signal.aborted) return CANCELED_BEFORE_SENDING;

    const pause = retryPauseMs(tries, result);
    if (pause === undefined || clock.now() + pause >= deadline)
      return givenUpAfter(result, tries, clock.wall(), pause);

    onPause(result, pause);
    await clock.sleep(pause, signal).catch(() => {});
    if (!signal.aborted) await beforeRetry();
  }
}

/** `pause`: before an attempt that would be too late. */
function givenUpAfter(
  failure: FailedAttempt,
  tries: number,
  wall: number,
  pause = failure.retryAfterMs,
): NotAccepted {
  const kind = failure.status === 429 ? 'rate-limited' : 'not-sent';
  const retryAt = pause === undefined ? undefined : wall + pause;
  return { ...failure, kind, tries, retryAt };
}

/** Returns a failure only if the request may be sent again. */
async function sendOnce(post: Post, deps: SendDeps): Promise<SendResult | FailedAttempt> {
  const { clock } = deps;
  const giveUp = new AbortController();
  const attempt = await withGrace(post(giveUp.signal), giveUp, deps);

  if (attempt.kind === 'value')
    return { kind: 'accepted', job: attempt.value, answeredAt: clock.now() };
  if (attempt.failure === 'transient') return attempt;
  if (attempt.failure !== 'unclear') return { ...attempt, kind: 'refused' };

  return giveUp.signal.aborted
    ? { kind: 'canceled-while-sending' }
    : { ...attempt, kind: 'unclear' };
}

/** Aborts an attempt `GRACE_MS` after the run is stopped. */
async function withGrace(
  attempt: ReturnType<Post>,
  giveUp: AbortController,
  deps: SendDeps,
): ReturnType<Post> {
  const answered = new AbortController();
  const onStop = () =>
    deps.clock.sleep(GRACE_MS, answered.signal).then(
      () => giveUp.abort(),
      () => {},
    );
  deps.signal.addEventListener('abort', onStop, { signal: answered.signal });

  return attempt.finally(() => answered.abort());
}

/** In ms, after `tries` failures; undefined: the request is not sent again. */
export function retryPauseMs(
  tries: number,
  failure: Pick<FailedRequest, 'status' | 'retryAfterMs'>,
): number | undefined {
  if (tries >= MAX_TRIES) return undefined;

  const pauses = failure.status === 429 ? PAUSES_AFTER_429_MS : SEND_PAUSES_MS;
  return failure.retryAfterMs ?? pauses[tries - 1];
}
