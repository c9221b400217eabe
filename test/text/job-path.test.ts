import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, isJobPath, isSegment } from '../../src/text/url.ts';
import { identifierLike } from './identifiers.ts';

describe('job-path', () => {
  test('allowed', () => {
    const paths =
      '/v2/agent/{projectId}/job/{id} /{id} /jobs/{id} /v1/{projectId}/jobs/{id}/status /{id}/{projectId}';
    const others = '/jobs/{projectId}:{id} /jobs/job-{id}.json /jobs/ünï/{id}';
    expect(`${paths} ${others}`.split(' ').filter((path) => !isJobPath(path))).toEqual([]);
  });

  test('refused', () => {
    const malformed =
      '{id} v2/{id} /v2/job /{id}/{id} /{projectId}/{projectId}/{id} /{ID} /{project}/{id} /{{id}} /{id';
    const segments =
      '/ //{id} /a//{id} /{id}/ /./{id} /../{id} /a/../{id} /..{id} /%2e%2e/{id} /a\\{id} /{id}?x=1 /{id}#x';
    const elsewhere = 'https://elsewhere.test/{id} //elsewhere.test/{id}';
    const blank = ['', '/{id} ', '/a b/{id}', '/{id}\n', '/\u200b/{id}'];
    const long = [`/${'x'.repeat(1_100)}/{id}`, `/${'x'.repeat(513)}/{id}`];
    const refused = [...`${malformed} ${segments} ${elsewhere}`.split(' '), ...blank, ...long];
    expect(refused.filter(isJobPath)).toEqual([]);
  });

  test('whatever is allowed stays below the base address, with its own number of segments', () => {
    const part = fc.constantFrom(...'{id} {projectId} / . .. a job ? # %2e \\ : @'.split(' '), ' ');
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
      { numRuns: 300 },
    );
  });
});
