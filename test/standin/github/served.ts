/**
 * The operations of GitHub that the stand-in serves, by the names that GitHub's description gives them.
 * Everything else answers 404 and counts as a violation: what the action calls must be listed here.
 */
export const served = {
  'users/get-authenticated': ['get', '/user'],
  'repos/get': ['get', '/repos/{owner}/{repo}'],
  'repos/get-collaborator-permission-level': [
    'get',
    '/repos/{owner}/{repo}/collaborators/{username}/permission',
  ],
  'issues/get': ['get', '/repos/{owner}/{repo}/issues/{issue_number}'],
  'issues/list-comments': ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  'issues/create-comment': ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  'issues/list-comments-for-repo': ['get', '/repos/{owner}/{repo}/issues/comments'],
  'issues/get-comment': ['get', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  'issues/update-comment': ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  'issues/delete-comment': ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  'reactions/list-for-issue-comment': ['get', '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'],
  'reactions/create-for-issue-comment': [
    'post',
    '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  ],
  'reactions/delete-for-issue-comment': [
    'delete',
    '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}',
  ],
  'pulls/get': ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
} as const satisfies Record<string, readonly [method: string, path: string]>;

export type OperationId = keyof typeof served;

export const operationIds = Object.keys(served) as OperationId[];

/** The lists that GitHub may serve from a copy that lags behind. */
export const lists: readonly OperationId[] = [
  'issues/list-comments',
  'issues/list-comments-for-repo',
  'reactions/list-for-issue-comment',
];
