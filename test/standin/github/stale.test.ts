import { describe, expect, test } from 'vitest';
import { example, refused, thread, where } from './example.ts';

const bodies = (comments: readonly { body?: string }[]) => comments.map((comment) => comment.body);

describe('stale lists', () => {
  test('show the world as it was until released; a single comment is never stale', async () => {
    await using it = await example();
    const kept = it.world.addComment(it.issue, 'old', { as: 'octocat' });
    const removed = it.world.addComment(it.issue, 'removed', { as: 'octocat' });
    const fault = it.github.fault({ kind: 'stale' });
    const made = await it.rest.issues.createComment({ ...thread, body: 'new' });
    await it.rest.issues.updateComment({ ...where, comment_id: kept.id, body: 'changed' });
    await it.rest.issues.deleteComment({ ...where, comment_id: removed.id });
    await it.rest.reactions.createForIssueComment({ ...where, comment_id: kept.id, content: 'eyes' });

    const read = async () => bodies((await it.rest.issues.listComments(thread)).data);
    expect(await read()).toEqual(['old', 'removed']);
    expect(bodies((await it.rest.issues.listCommentsForRepo(where)).data)).toEqual(['old', 'removed']);
    const reactions = await it.rest.reactions.listForIssueComment({ ...where, comment_id: kept.id });
    expect(reactions.data).toEqual([]);
    expect((await it.rest.issues.getComment({ ...where, comment_id: made.data.id })).data.body).toBe('new');

    fault.release();
    expect(await read()).toEqual(['changed', 'new']);
    expect(it.github.violations).toEqual([]);
  });

  test('for so many requests, at a given moment, or always some writes late', async () => {
    await using it = await example();
    const read = async () => bodies((await it.rest.issues.listComments(thread)).data);
    it.world.addComment(it.issue, '1', { as: 'octocat' });
    const moment = it.world.revision;
    it.world.addComment(it.issue, '2', { as: 'octocat' });
    it.github.fault({ kind: 'stale', at: moment, times: 2 });
    expect([await read(), await read(), await read()]).toEqual([['1'], ['1'], ['1', '2']]);
    const lagging = it.github.fault({ kind: 'stale', lag: 1 });
    expect(await read()).toEqual(['1']);
    it.world.addComment(it.issue, '3', { as: 'octocat' });
    expect(await read()).toEqual(['1', '2']);
    lagging.release();
    it.github.fault({ kind: 'stale', lag: 99, times: 1 });
    expect([await read(), await read()]).toEqual([[], ['1', '2', '3']]);
  });

  test('a single comment may be stale as well, if named', async () => {
    await using it = await example();
    const { id } = it.world.addComment(it.issue, 'old', { as: 'octocat' });
    it.github.fault({ operation: 'issues/get-comment', kind: 'stale', times: 1 });
    it.world.removeComment(id);
    const read = () => it.rest.issues.getComment({ ...where, comment_id: id });
    expect((await read()).data.body).toBe('old');
    expect((await refused(read())).status).toBe(404);
  });
});

describe('a comment that is removed between two pages', () => {
  test('hides another one from who pages through', async () => {
    await using it = await example();
    const all = Array.from({ length: 5 }, (_, at) =>
      it.world.addComment(it.issue, `${at + 1}`, { as: 'octocat' }),
    );
    it.github.fault({ kind: 'removed-between-pages', comment: all[0]?.id ?? 0 });
    const octokit = it.octokit('ghs_workflow');
    const read = async () =>
      bodies(await octokit.paginate(octokit.rest.issues.listComments, { ...thread, per_page: 2 }));
    expect(await read()).toEqual(['1', '2', '4', '5']);
    expect(await read()).toEqual(['2', '3', '4', '5']);
    expect(it.github.requests.map((request) => request.fault)).toEqual([
      null,
      'removed-between-pages',
      null,
      null,
    ]);
    expect(it.github.violations).toEqual([]);
  });
});

describe('hooks', () => {
  test('change the world just before and just after an operation', async () => {
    await using it = await example();
    const stop = it.github.before('issues/list-comments', () => {
      it.world.addComment(it.issue, 'just before', { as: 'octocat' });
    });
    expect(bodies((await it.rest.issues.listComments(thread)).data)).toEqual(['just before']);
    stop();
    const seen: unknown[] = [];
    it.github.after('issues/create-comment', (request, answer) => {
      seen.push(request.account, answer.status, bodies(it.world.comments(it.issue)));
    });
    await it.rest.issues.createComment({ ...thread, body: 'made' });
    expect(seen).toEqual(['github-actions[bot]', 201, ['just before', 'made']]);
    let all = 0;
    it.github.before(undefined, () => {
      all += 1;
    });
    await it.rest.issues.get(thread);
    await it.rest.repos.get(where);
    expect(all).toBe(2);
  });

  test('hold one request back while others go on', async () => {
    await using it = await example();
    const gate = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    it.github.before('issues/create-comment', async (request) => {
      if (!request.text.includes('first')) return;
      arrived.resolve();
      await gate.promise;
    });
    const first = it.rest.issues.createComment({ ...thread, body: 'first' });
    await arrived.promise;
    await it.rest.issues.createComment({ ...thread, body: 'second' });
    gate.resolve();
    await first;
    expect(bodies(it.world.comments(it.issue))).toEqual(['second', 'first']);
    expect(it.github.violations).toEqual([]);
  });
});
