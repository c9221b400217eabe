import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, isJobPath, isSegment } from '../../src/text/url.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { identifierLike } from '../text/identifiers.ts';
import { JOB, realClient } from './real-client.ts';

describe('job-path', () => {
  test.each([
    '/v2/agent/{projectId}/job/{id}',
    '/{id}',
    '/jobs/{id}',
    '/v1/{projectId}/jobs/{id}/status',
    '/{id}/{projectId}',
    '/jobs/{projectId}:{id}',
    '/jobs/job-{id}.json',
    '/jobs/ünï/{id}',
  ])('allowed: %s', (template) => expect(isJobPath(template)).toBe(true));

  test.each([
    '',
    '/',
    '{id}',
    'v2/{id}',
    '/v2/job',
    '/{id}/{id}',
    '/{projectId}/{projectId}/{id}',
    '/{ID}',
    '/{project}/{id}',
    '/{{id}}',
    '/{id',
    '//{id}',
    '/a//{id}',
    '/{id}/',
    '/./{id}',
    '/../{id}',
    '/a/../{id}',
    '/..{id}',
    '/%2e%2e/{id}',
    '/a\\{id}',
    '/{id}?x=1',
    '/{id}#x',
    '/{id} ',
    '/a b/{id}',
    '/{id}\n',
    '/\u200b/{id}',
    'https://elsewhere.test/{id}',
    '//elsewhere.test/{id}',
    `/${'x'.repeat(1_100)}/{id}`,
    `/${'x'.repeat(513)}/{id}`,
  ])('refused: %j', (template) => expect(isJobPath(template)).toBe(false));

  test('whatever is allowed stays below the base address, with its own number of segments', () => {
    const part = fc.constantFrom(
      '{id}',
      '{projectId}',
      '/',
      '.',
      '..',
      'a',
      'job',
      '?',
      '#',
      '%2e',
      '\\',
      ':',
      '@',
      ' ',
    );
    const template = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
    const values = fc.record({
      id: identifierLike.filter(isSegment),
      projectId: identifierLike.filter(isSegment),
    });
    fc.assert(
      fc.property(template, values, (path, filled) => {
        fc.pre(isJobPath(path));
        const { href, pathname } = addressOf(new URL('https://docs.test/base/'), path, filled);
        expect(href).toBe(`https://docs.test${pathname}`);
        const literal = path.replace('{id}', '\0').replace('{projectId}', '\x01').split('/');
        const expected = literal.map((one) =>
          one.replace('\0', () => filled.id).replace('\x01', () => filled.projectId),
        );
        expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'base', ...expected.slice(1)]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('it is where a job is retrieved, and nothing else', async () => {
    await using server = await startFaultyServer(() => respond(200, JOB));
    await using client = realClient(`${server.origin}/api`, { jobPath: '/v3/jobs/{id}/of/{projectId}' });
    await client.retrieve('job 1'.replace(' ', '_'));
    await client.create('Do it');
    expect(server.requests.map(({ target }) => target)).toEqual([
      '/api/v3/jobs/job_1/of/project',
      '/api/v2/agent/project/job',
    ]);
  });
});
