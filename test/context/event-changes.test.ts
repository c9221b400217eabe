import { expect, test } from 'vitest';
import { changesInEvent, type EventChanges } from '../../src/context/event-changes.ts';

const [BEFORE, HEAD, ZEROS] = ['b', 'd', '0'].map((digit) => digit.repeat(40));
const repository = { id: 1, default_branch: 'main' };
const fork = { id: 2 };

test.each<[name: string, payload: object, says: Partial<EventChanges>]>([
  ['push', { before: BEFORE, ref: 'refs/heads/next' }, { base: BEFORE, branch: 'next' }],
  ['push', { before: ZEROS, repository }, { base: 'main' }],
  ['push', { before: ZEROS, ref: 'refs/tags/v2', repository }, { base: undefined, tag: 'v2' }],
  // A tag that was moved starts at the tag before it, too.
  ['push', { before: BEFORE, ref: 'refs/tags/v2' }, { base: undefined, tag: 'v2' }],
  ['push', { before: BEFORE, forced: true }, { base: BEFORE, isForced: true }],
  ['push', { deleted: true, before: BEFORE, after: ZEROS }, { isDeleted: true }],
  ['release', { release: { tag_name: 'core@2.0.0' } }, { tag: 'core@2.0.0', base: undefined }],
  ['workflow_dispatch', { ref: 'refs/tags/v2' }, { tag: 'v2' }],
  ['create', { ref: 'v2', ref_type: 'tag' }, { tag: 'v2' }],
  ['merge_group', { merge_group: { base_sha: BEFORE } }, { base: BEFORE }],
  ['pull_request_target', { pull_request: { number: 7 } }, { pull: 7 }],
  ['pull_request', { pull_request: { number: '7' } }, { pull: undefined }],
  [
    'workflow_run',
    {
      workflow_run: { head_sha: HEAD, head_branch: 'main', head_repository: repository },
      repository,
    },
    { about: { commit: HEAD, branch: 'main' } },
  ],
  [
    'workflow_run',
    { workflow_run: { head_sha: HEAD, head_branch: 'main', head_repository: fork }, repository },
    { about: { commit: HEAD, branch: undefined } },
  ],
  [
    'check_suite',
    { check_suite: { head_sha: HEAD, head_branch: 'main' } },
    { about: { commit: HEAD, branch: 'main' } },
  ],
  [
    'check_run',
    { check_run: { head_sha: HEAD, check_suite: { head_branch: null } } },
    { about: { commit: HEAD, branch: undefined } },
  ],
  ['status', { sha: HEAD }, { about: { commit: undefined, branch: undefined } }],
])('the event %s with %j says %j', (name, payload, says) => {
  expect(changesInEvent({ name, payload })).toMatchObject(says);
});

test.each([undefined, 'text'])('the payload %j says nothing', (payload) => {
  const { base, pull } = changesInEvent({ name: 'push', payload });

  expect([base, pull]).toEqual([undefined, undefined]);
});
