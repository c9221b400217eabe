import { describe, expect, test } from 'vitest';
import { example, plain, thread, where } from './example.ts';
import { pageOf } from './pages.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('pages', () => {
  test('the cut and the links, as pure logic', () => {
    const all = numbers(1, 205);
    const page = (query: string) => pageOf(all, 'https://x.test/l', new URLSearchParams(query));
    const to = (number: number) => `<https://x.test/l?per_page=100&page=${number}>`;
    expect(page('per_page=100')).toEqual({
      items: numbers(1, 100),
      link: `${to(2)}; rel="next", ${to(3)}; rel="last"`,
    });
    expect(page('per_page=100&page=2').link).toBe(
      `${to(1)}; rel="prev", ${to(3)}; rel="next", ${to(3)}; rel="last", ${to(1)}; rel="first"`,
    );
    expect(page('per_page=100&page=3')).toEqual({
      items: numbers(201, 205),
      link: `${to(2)}; rel="prev", ${to(1)}; rel="first"`,
    });
    expect(page('').items).toHaveLength(30);
    expect(page('per_page=500').items).toHaveLength(100);
    expect(page('page=99').items).toEqual([]);
    expect(page('per_page=0&page=-1').items).toEqual(numbers(1, 30));
    expect(pageOf([], 'https://x.test/l', new URLSearchParams()).link).toBeUndefined();
  });

  test('a thread of three pages, read by Octokit along the links', async () => {
    await using it = await example();
    for (const number of numbers(1, 205))
      it.world.addComment(it.issue, `Comment ${number}`, { as: 'octocat' });
    it.world.addComment(it.pull, 'Elsewhere', { as: 'octocat' });
    const octokit = it.octokit('ghs_workflow');
    const read = await octokit.paginate(octokit.rest.issues.listComments, { ...thread, per_page: 100 });
    expect(read.map((comment) => comment.body)).toEqual(numbers(1, 205).map((number) => `Comment ${number}`));
    expect(read.map((comment) => comment.id)).toEqual(
      it.world.comments(it.issue).map((comment) => comment.id),
    );
    expect(it.github.requests.map((one) => [one.path, one.query.get('page')])).toEqual([
      ['/repos/example/docs/issues/1/comments', null],
      ['/repos/example/docs/issues/1/comments', '2'],
      ['/repos/example/docs/issues/1/comments', '3'],
    ]);
    const first = await octokit.rest.issues.listComments({ ...thread, per_page: 100 });
    expect(first.headers.link).toBe(
      `<${it.github.url}/repositories/${it.repository.id}/issues/1/comments?per_page=100&page=2>; rel="next", ` +
        `<${it.github.url}/repositories/${it.repository.id}/issues/1/comments?per_page=100&page=3>; rel="last"`,
    );
    expect(
      (await octokit.rest.issues.listCommentsForRepo({ ...where, per_page: 100, page: 3 })).data,
    ).toHaveLength(6);
    expect(it.github.violations).toEqual([]);
  });

  test('reactions have pages too; one page has no link', async () => {
    await using it = await example();
    const { id } = it.world.addComment(it.issue, 'x', { as: 'octocat' });
    for (const content of ['eyes', 'rocket', 'heart'] as const) it.world.addReaction(id, content, 'octocat');
    const path = `/repos/example/docs/issues/comments/${id}/reactions`;
    const second = await plain(it.github, `${path}?per_page=2&page=2`);
    expect(JSON.parse(second.text).map((one: { content: string }) => one.content)).toEqual(['heart']);
    expect(second.headers.link).toContain('rel="prev"');
    expect((await plain(it.github, path)).headers.link).toBeUndefined();
    expect(it.github.violations).toEqual([]);
  });

  test('since, sort and direction of the list of a whole repository', async () => {
    let now = Date.UTC(2026, 10, 20, 12);
    await using it = await example({ now: () => now });
    const one = it.world.addComment(it.issue, '1', { as: 'octocat' });
    now += 60_000;
    const two = it.world.addComment(it.pull, '2', { as: 'octocat' });
    now += 60_000;
    it.world.editComment(one.id, '1, edited');
    const read = async (query: object) => {
      const { data } = await it.rest.issues.listCommentsForRepo({ ...where, ...query });
      return data.map((comment) => comment.id);
    };
    expect(await read({})).toEqual([one.id, two.id]);
    expect(await read({ direction: 'desc' })).toEqual([one.id, two.id]);
    expect(await read({ sort: 'updated', direction: 'desc' })).toEqual([one.id, two.id]);
    expect(await read({ sort: 'updated', direction: 'asc' })).toEqual([two.id, one.id]);
    expect(await read({ sort: 'created', direction: 'desc' })).toEqual([two.id, one.id]);
    expect(await read({ since: '2026-11-20T12:02:00Z' })).toEqual([one.id]);
    expect((await it.rest.issues.listComments({ ...thread, since: '2026-11-20T12:02:01Z' })).data).toEqual(
      [],
    );
    expect(it.github.violations).toEqual([]);
  });
});
