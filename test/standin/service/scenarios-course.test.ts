import { describe, expect, test } from 'vitest';
import { openScenario } from './ask.ts';

/** Seconds since the create; what retrieve says then; the number of the pull request, or none. */
type Seen = readonly [seconds: number, status: string, pull?: number];

describe('how jobs go', () => {
  test.each<[string, Seen[]]>([
    [
      'ok',
      [
        [0, 'active'],
        [6.999, 'active'],
        [7, 'completed', 1],
        [1e6, 'completed', 1],
      ],
    ],
    [
      'quick',
      [
        [1.1, 'active'],
        [1.2, 'completed', 1],
      ],
    ],
    ['instant', [[0, 'completed', 1]]],
    [
      'slow',
      [
        [599, 'active'],
        [600, 'completed', 1],
      ],
    ],
    [
      'no-changes',
      [
        [2, 'active'],
        [3, 'completed'],
        [100, 'completed'],
      ],
    ],
    [
      'late-link',
      [
        [3, 'completed'],
        [6, 'completed'],
        [7, 'completed', 1],
      ],
    ],
    [
      'failed',
      [
        [2, 'active'],
        [3, 'failed'],
      ],
    ],
    ['failed-once', [[3, 'failed']]],
    ['failed-with-pull-request', [[3, 'failed', 1]]],
    [
      'archived',
      [
        [2, 'active'],
        [3, 'archived'],
      ],
    ],
    [
      'archived-with-pull-request',
      [
        [2, 'active'],
        [3, 'archived', 1],
      ],
    ],
    [
      'archived-later',
      [
        [1.2, 'completed', 1],
        [60, 'archived', 1],
      ],
    ],
    ['new-link', [[1.2, 'completed', 1]]],
    [
      'unknown-status',
      [
        [1, 'active'],
        [2, 'queued-for-review'],
        [7, 'completed', 1],
      ],
    ],
    [
      'some-project-of-yours',
      [
        [6, 'active'],
        [7, 'completed', 1],
      ],
    ],
    ['constructor', [[7, 'completed', 1]]],
  ])('%s', async (name, seen) => {
    await using opened = await openScenario(name);
    const { service, clock, create, retrieve } = opened;
    const { status, json } = await create('Do it');
    expect(status).toBe(201);
    for (const [seconds, state, pull] of seen) {
      clock.at(seconds);
      expect((await retrieve(json.id)).json).toEqual({
        id: json.id,
        status: state,
        source: { repository: `${service.url}/example/docs`, ref: 'main' },
        model: 'standin-1',
        prLink: pull ? `${service.url}/example/docs/pull/${pull}` : null,
        createdAt: '2026-01-28T12:00:00.000Z',
        archivedAt: state === 'archived' ? expect.stringMatching(/^2026-01-28T12:0[01]:0[03][.]000Z$/) : null,
      });
    }
    expect(service.violations).toEqual([]);
  });

  test('a pace makes them faster', async () => {
    await using opened = await openScenario('slow', 0.01);
    const { clock, create, retrieve } = opened;
    const { id } = (await create('Do it')).json;
    clock.at(5.9);
    expect((await retrieve(id)).json.status).toBe('active');
    clock.at(6);
    expect((await retrieve(id)).json.status).toBe('completed');
  });
});

describe('follow-ups, sent a hundred seconds after the create', () => {
  test.each<[string, Seen, Seen[]]>([
    [
      'ok',
      [0, 'active'],
      [
        [6, 'active'],
        [7, 'completed', 1],
      ],
    ],
    ['instant', [0, 'active'], [[1.2, 'completed', 1]]],
    ['failed-once', [0, 'active'], [[1.2, 'completed', 1]]],
    ['new-link', [0, 'active'], [[1.2, 'completed', 2]]],
    [
      'stale-end',
      [0, 'active'],
      [
        [0, 'completed', 1],
        [7.9, 'completed', 1],
        [8, 'active'],
        [20, 'completed', 2],
      ],
    ],
    [
      'stale-end-same-link',
      [0, 'completed', 1],
      [
        [7.9, 'completed', 1],
        [8, 'active'],
        [20, 'completed', 1],
      ],
    ],
    [
      'stale-never-active',
      [0, 'completed', 1],
      [
        [8, 'completed', 1],
        [1e6, 'completed', 1],
      ],
    ],
  ])('%s', async (name, answer, seen) => {
    await using opened = await openScenario(name);
    const { service, clock, create, message, retrieve } = opened;
    const { id } = (await create('Do it')).json;
    clock.at(100);
    const look = ({ json }: Awaited<ReturnType<typeof retrieve>>) => [json.status, json.prLink];
    const expected = ([, status, pull]: Seen) => [
      status,
      pull ? `${service.url}/example/docs/pull/${pull}` : null,
    ];
    const sent = await message(id, 'And more');
    expect(sent.status).toBe(200);
    expect(look(sent)).toEqual(expected(answer));
    for (const one of seen) {
      clock.at(100 + one[0]);
      expect(look(await retrieve(id))).toEqual(expected(one));
    }
    expect(service.jobs.get(id)?.prompts).toEqual(['Do it', 'And more']);
    expect(service.violations).toEqual([]);
  });
});
