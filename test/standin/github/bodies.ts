/** What GitHub says of the things in a world: an example of its description, with the world's values put over it. */
import { exampleOf } from './description.ts';
import {
  type Account,
  type ChangedFile,
  type Comment,
  type Commit,
  type Comparison,
  fullName,
  type Issue,
  type Reaction,
  type Repository,
  type Review,
  type ReviewComment,
} from './records.ts';

type Body = Record<string, unknown>;

const EXAMPLES = {
  issue: exampleOf('issue'),
  comment: exampleOf('issue-comment'),
  pull: exampleOf('pull-request'),
  listedPull: exampleOf('pull-request-simple-items'),
  repository: exampleOf('full-repository-default-response'),
  review: exampleOf('pull-request-review-items'),
  reviewComment: exampleOf('pull-request-review-comment-items'),
  comparison: exampleOf('commit-comparison'),
  reaction: exampleOf('reaction'),
};

const time = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');

const account = ({ id, login, type }: Account): Body => {
  return { ...EXAMPLES.comment.user, id, login, type };
};

function permission({ roles, owner }: Repository, who: Account): Body {
  const role_name = roles.get(who) ?? (who === owner ? 'admin' : 'read');
  return { permission: role_name, role_name, user: { ...account(who), role_name } };
}

function repository(which: Repository): Body {
  const { id, name, owner, visibility = 'public' } = which;
  const own = { id, name, full_name: fullName(which), owner: account(owner), visibility };
  const more = { private: visibility !== 'public', default_branch: 'main' };
  // Here the example is not as described.
  return { ...EXAMPLES.repository, ...own, ...more, language: null, source: undefined };
}

const opened = ({ id, number, title, body, state, user, url }: Issue): Body => {
  return { id, number, title, body, state, user: account(user), html_url: url };
};

function issue(which: Issue): Body {
  const comments = which.comments.length;
  const pull_request = which.pull ? EXAMPLES.issue.pull_request : undefined;
  return { ...EXAMPLES.issue, ...opened(which), comments, pull_request };
}

function listedPull(which: Issue): Body {
  const { mergedAt, base, head } = which.change;
  const side = (sha: string, ref: string) => {
    return { ...EXAMPLES.listedPull.base, ref, sha, repo: repository(which.repository) };
  };

  return {
    ...EXAMPLES.listedPull,
    ...opened(which),
    merged_at: mergedAt === null ? null : time(mergedAt),
    base: side(base, 'main'),
    head: side(head, 'changes'),
    // Here the example is not as described.
    requested_teams: [],
  };
}

function pull(which: Issue): Body {
  const { files, hasConflicts } = which.change;
  const sum = (what: 'additions' | 'deletions') =>
    files.reduce((total, file) => total + file[what], 0);

  return {
    ...EXAMPLES.pull,
    ...listedPull(which),
    additions: sum('additions'),
    deletions: sum('deletions'),
    changed_files: files.length,
    ...(hasConflicts && { mergeable_state: 'dirty' }),
  };
}

function changedFile(file: ChangedFile): Body {
  const { patch: _, ...example } = EXAMPLES.comparison.files?.[0] ?? {};
  return { ...example, ...file, changes: file.additions + file.deletions };
}

function commit({ sha, message, author, at }: Commit): Body {
  const example = EXAMPLES.comparison.base_commit;
  const by = { name: author, email: 'somebody@example.com', date: time(at) };
  const commit = { ...example?.commit, committer: by, message };
  return { ...example, sha, commit, parents: [] };
}

function comparison({ base, files, commits }: Comparison): Body {
  const sha = /^[0-9a-f]{40}$/.test(base) ? base : 'ba5e'.repeat(10);
  return {
    ...EXAMPLES.comparison,
    merge_base_commit: commit({ sha, message: 'First', author: 'somebody', at: 0 }),
    total_commits: commits.length,
    commits: commits.slice(-250).map(commit),
    files: files.slice(0, 300).map(changedFile),
  };
}

function written({ id, body, user, createdAt, issue }: Comment, part: string): Body {
  const html_url = `${issue.url}#${part}${id}`;
  return { id, body, user: account(user), created_at: time(createdAt), html_url };
}

const comment = (which: Comment): Body => {
  return { ...EXAMPLES.comment, ...written(which, 'issuecomment-') };
};

function review(which: Review): Body {
  const { state, createdAt } = which;
  const submitted_at = state === 'PENDING' ? undefined : time(createdAt);
  const text = written(which, 'pullrequestreview-');
  return { ...EXAMPLES.review, ...text, state, submitted_at };
}

function reviewComment(which: ReviewComment): Body {
  const { path, hunk, line, startLine = null, originalLine = line, answers } = which;
  return {
    ...EXAMPLES.reviewComment,
    ...written(which, 'discussion_r'),
    path,
    diff_hunk: hunk,
    pull_request_review_id: which.review,
    in_reply_to_id: answers,
    line,
    original_line: originalLine,
    subject_type: originalLine ? 'line' : 'file',
    start_line: startLine,
  };
}

const reaction = ({ id, user, content }: Reaction): Body => {
  return { ...EXAMPLES.reaction, id, user: account(user), content };
};

const around = ({ issue, user }: Comment): Body => {
  return { repository: repository(issue.repository), sender: account(user) };
};
const inPull = (which: Comment): Body => {
  return { ...around(which), pull_request: listedPull(which.issue) };
};

export const bodies = {
  permission,
  repository,
  issue,
  listedPull,
  pull,
  changedFile,
  commit,
  comparison,
  comment,
  review,
  reviewComment,
  reaction,
};

export const events = {
  issueCommentEvent: (which: Comment): Body => ({
    ...around(which),
    action: 'created',
    issue: issue(which.issue),
    comment: comment(which),
  }),
  reviewCommentEvent: (which: ReviewComment): Body => {
    return { ...inPull(which), action: 'created', comment: reviewComment(which) };
  },
  reviewEvent: (which: Review): Body => {
    return { ...inPull(which), action: 'submitted', review: review(which) };
  },
};
