import { describe, expect, test } from 'vitest';
import { type Failure, type RequestKind, remedy, serviceResponse } from '../../src/service/remedies.ts';
import { toLog } from '../../src/text/markdown.ts';

const of = (failure: Failure, kind: RequestKind = 'create') => toLog(remedy(failure, kind));

test.each<[Failure, RequestKind, holds: string]>([
  [{}, 'create', 'HTTPS_PROXY'],
  [{}, 'visitors', 'HTTPS_PROXY'],
  [{}, 'retrieve', 'later'],
  [{ status: 200, unexpected: true }, 'create', 'base-url is the URL'],
  [{ status: 200, unexpected: true }, 'retrieve', 'job-path'],
  [{ status: 302 }, 'create', 'the key and the prompt to another URL'],
  [{ status: 307 }, 'retrieve', 'the key to another URL'],
  [{ status: 307 }, 'retrieve', 'job-path'],
  [{ status: 301 }, 'visitors', 'the key to another URL'],
  [{ status: 400 }, 'create', 'that the service reported'],
  [{ status: 400 }, 'retrieve', 'job-path'],
  [{ status: 400 }, 'visitors', 'trend'],
  [{ status: 401 }, 'create', 'expired'],
  [{ status: 404 }, 'create', 'project-id'],
  [{ status: 410 }, 'visitors', 'project-id'],
  [{ status: 408 }, 'retrieve', 'poll-interval'],
  [{ status: 413 }, 'create', 'too long'],
  [{ status: 429 }, 'create', 'fewer runs'],
  [{ status: 429 }, 'retrieve', 'poll-interval'],
  [{ status: 429 }, 'visitors', 'max-requests'],
  [{ status: 200 }, 'retrieve', 'later'],
  [{ status: 503 }, 'retrieve', 'later'],
  [{ status: 503 }, 'visitors', 'may be down'],
])('%j of %s', (failure, kind, holds) => {
  expect(of(failure, kind)).toContain(holds);
});

describe.each<RequestKind>(['create', 'retrieve', 'visitors'])('of %s', (kind) => {
  test('a 403 names the kind of the key, its project and the allowlist', () => {
    expect(of({ status: 403 }, kind)).toMatch(/admin key.*project-id.*allowlist/);
  });

  test.each([401, 403])('a %i says that the key may be of another kind, where it looks so', (status) => {
    expect(of({ status, suspectKey: true }, kind)).toContain('a different kind of key');
    expect(of({ status }, kind)).not.toContain('a different kind of key');
  });

  test('a 429 that does not say when to ask again may mean an hourly limit', () => {
    expect(of({ status: 429 }, kind)).toContain('hourly');
    expect(of({ status: 429, retryAfterMs: 0 }, kind)).not.toContain('hourly');
  });
});

test('what the service said is a sentence, or nothing', () => {
  expect(toLog(serviceResponse('Too long'))).toBe('Response: Too long.');
  expect(toLog(serviceResponse('Too long!'))).toBe('Response: Too long!');
  expect(serviceResponse('')).toEqual([]);
});
