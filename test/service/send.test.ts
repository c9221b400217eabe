import { expect, test } from 'vitest';
import type { RequestResult } from '../../src/service/client.ts';
import type { StartedJob } from '../../src/service/schema.ts';
import { type SendResult, send } from '../../src/service/send.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';
import { failureOf, jobOf } from './answers.ts';

type Result = RequestResult<StartedJob>;

const lost = failureOf('transient');
const limited = failureOf('transient', { status: 429 });
const told = (retryAfterMs: number) => failureOf('transient', { status: 429, retryAfterMs });
const accepted: Result = { kind: 'value', value: jobOf('active') };

interface Options {
  readonly seconds?: number;
  readonly tookMs?: number;
  readonly stopAt?: number;
}

/** Sends with one scripted attempt after the other; each takes `tookMs`. */
async function sendAll(script: readonly Result[], options: Options = {}) {
  const { seconds = 1_800, tookMs = 0, stopAt = Infinity } = options;
  const clock = createFakeClock({ now: 0 });
  const times: number[] = [];
  const post = async () => {
    times.push(clock.now());
    clock.advance(tookMs);
    const next = script[times.length - 1];
    if (!next) throw new Error('A try too many.');
    return next;
  };

  const sent = await send(post, {
    clock,
    deadline: seconds * 1_000,
    signal: clock.abortAt(stopAt),
    onPause() {},
  });
  return { sent, times };
}

const DAY = 86_400_000;
const HALF_AN_HOUR = 1_800_000;
const canceled = 'canceled-before-sending';

interface Row {
  name: string;
  script: Result[];
  kind: SendResult['kind'];
  times: number[];
  options?: Options;
}

test.each<Row>([
  {
    name: 'is refused is not sent again',
    script: [failureOf('permanent')],
    kind: 'rejected',
    times: [0],
  },
  {
    name: 'becomes unclear is never sent again',
    script: [lost, failureOf('unclear')],
    kind: 'unclear',
    times: [0, 2_000],
  },

  {
    name: 'could not be sent is tried three times',
    script: [lost, lost, lost],
    kind: 'not-sent',
    times: [0, 2_000, 7_000],
  },
  {
    name: 'gets 429 waits 5 s, then 15 s',
    script: [limited, limited, accepted],
    kind: 'accepted',
    times: [0, 5_000, 20_000],
  },
  {
    name: 'gets a Retry-After waits so long',
    script: [told(9e4), told(0), accepted],
    kind: 'accepted',
    times: [0, 9e4, 9e4],
  },

  {
    name: 'would wait to the deadline is rate-limited',
    script: [told(HALF_AN_HOUR)],
    kind: 'rate-limited',
    times: [0],
  },
  {
    name: 'waits to just before the deadline is sent again',
    script: [told(HALF_AN_HOUR - 1), accepted],
    kind: 'accepted',
    times: [0, HALF_AN_HOUR - 1],
  },
  {
    name: 'is under way is not cut short',
    script: [accepted],
    kind: 'accepted',
    times: [0],
    options: { seconds: 0, tookMs: 50_000 },
  },

  {
    name: 'meets a signal before it is not sent',
    script: [accepted],
    kind: canceled,
    times: [],
    options: { stopAt: 0 },
  },
  {
    name: 'meets a signal in a pause is not sent again',
    script: [told(60_000)],
    kind: canceled,
    times: [0],
    options: { stopAt: 3e4 },
  },
])('a request that $name', async ({ script, kind, times: expected, options }) => {
  const { sent, times } = await sendAll(script, options);

  expect(sent.kind).toBe(kind);
  expect(times).toEqual(expected);
});

test('the result says when the request was answered', async () => {
  const { sent } = await sendAll([lost, accepted], { tookMs: 700 });

  expect(sent).toMatchObject({ answeredAt: 3_400, job: { id: 'job_1' } });
});

interface Limit {
  name: string;
  script: Result[];
  tries: number;
  retryAt?: number;
}

test.each<Limit>([
  { name: 'the wait passes the deadline', script: [told(DAY)], tries: 1, retryAt: EPOCH + DAY },
  {
    name: 'three attempts failed',
    script: [limited, limited, told(60_000)],
    tries: 3,
    retryAt: EPOCH + 80_000,
  },
  { name: 'it does not say', script: [limited, limited, limited], tries: 3 },
])('a rate limit says when the service may accept the request if $name', async (row) => {
  const { script, tries, retryAt } = row;
  const { sent } = await sendAll(script);

  const failedRequest = { status: 429 };
  expect(sent).toMatchObject({ kind: 'rate-limited', failedRequest, tries, retryAt });
});

/** The signal comes after 1 s. The POST has been under way since 0. */
interface UnderWay {
  name: string;
  answerAt: number;
  answer: Result;
  givenUp: Result;
  kind: SendResult['kind'];
  givenUpAt?: number;
}

test.each<UnderWay>([
  {
    name: 'an answer within three seconds counts',
    answerAt: 3_000,
    answer: accepted,
    givenUp: lost,
    kind: 'accepted',
  },
  {
    name: 'a refusal counts',
    answerAt: 2_000,
    answer: failureOf('permanent'),
    givenUp: lost,
    kind: 'rejected',
  },
  {
    name: 'what was not sent is not repeated',
    answerAt: 2_000,
    answer: lost,
    givenUp: lost,
    kind: canceled,
  },
  {
    name: 'it is given up then',
    answerAt: 9_000,
    answer: accepted,
    givenUp: failureOf('unclear'),
    kind: 'canceled-while-sending',
    givenUpAt: 4_000,
  },
  {
    name: 'given up while connecting, it was not sent',
    answerAt: 9_000,
    answer: accepted,
    givenUp: lost,
    kind: canceled,
    givenUpAt: 4_000,
  },
])('after a signal while a POST is under way, $name', async (row) => {
  const { answerAt, answer, givenUp, kind, givenUpAt: at } = row;
  const clock = createFakeClock({ now: 0 });
  const aborts: number[] = [];
  const post = (stop: AbortSignal) => {
    stop.addEventListener('abort', () => aborts.push(clock.now()));
    return clock.sleep(answerAt, stop).then(
      () => answer,
      () => givenUp,
    );
  };

  const signal = clock.abortAt(1_000);
  const deps = { clock, deadline: HALF_AN_HOUR, signal, onPause() {} };
  const sent = await send(post, deps);
  // A POST that has been answered is not given up later.
  await clock.sleep(10_000);

  expect(sent.kind).toBe(kind);
  expect(aborts).toEqual(at === undefined ? [] : [at]);
});
