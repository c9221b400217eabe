import { describe, expect, test } from 'vitest';
import { type Failure, itSaid, type RequestKind, remedy } from '../../src/service/remedies.ts';
import { toLog } from '../../src/text/markdown.ts';

const of = (failure: Failure, kind: RequestKind = 'create') => toLog(remedy(failure, kind));

test.each<[Failure, RequestKind, holds: string]>([
  [{}, 'create', 'HTTPS_PROXY'],
  [{}, 'visitors', 'HTTPS_PROXY'],
  [{}, 'retrieve', 'try later'],
  [{ status: 200, unexpected: true }, 'create', '`base-url` is the address'],
  [{ status: 200, unexpected: true }, 'retrieve', '`job-path`'],
  [{ status: 302 }, 'create', 'key and prompt would go elsewhere'],
  [{ status: 307 }, 'retrieve', 'the key would go elsewhere'],
  [{ status: 307 }, 'retrieve', '`job-path`'],
  [{ status: 301 }, 'visitors', 'the key would go elsewhere'],
  [{ status: 400 }, 'create', 'what the service objects to'],
  [{ status: 400 }, 'retrieve', '`job-path`'],
  [{ status: 400 }, 'visitors', '`trend`'],
  [{ status: 401 }, 'create', 'expired'],
  [{ status: 404 }, 'create', '`project-id`'],
  [{ status: 410 }, 'visitors', '`project-id`'],
  [{ status: 408 }, 'retrieve', '`poll-interval`'],
  [{ status: 413 }, 'create', 'too long'],
  [{ status: 429 }, 'create', 'fewer runs at once'],
  [{ status: 429 }, 'retrieve', '`poll-interval`'],
  [{ status: 429 }, 'visitors', '`max-requests`'],
  [{ status: 200 }, 'retrieve', 'try later'],
  [{ status: 503 }, 'retrieve', 'try later'],
  [{ status: 503 }, 'visitors', 'may be disturbed'],
])('%j of %s', (failure, kind, holds) => {
  expect(of(failure, kind)).toContain(holds);
});

describe.each<RequestKind>(['create', 'retrieve', 'visitors'])('of %s', (kind) => {
  test('a 403 names the rights of the key and the allowlist', () => {
    expect(of({ status: 403 }, kind)).toMatch(/rights.*`project-id`.*allowlist/);
  });

  test.each([401, 403])('a %i says that the key may be of another kind, where it looks so', (status) => {
    expect(of({ status, suspectKey: true }, kind)).toContain('of another kind');
    expect(of({ status }, kind)).not.toContain('of another kind');
  });

  test('a 429 that does not say when to ask again may mean an hourly limit', () => {
    expect(of({ status: 429 }, kind)).toContain('hourly');
    expect(of({ status: 429, retryAfterMs: 0 }, kind)).not.toContain('hourly');
  });
});

test('what the service said is a sentence, or nothing', () => {
  expect(toLog(itSaid('Too long'))).toBe('It said: Too long.');
  expect(toLog(itSaid('Too long!'))).toBe('It said: Too long!');
  expect(itSaid('')).toEqual([]);
});
