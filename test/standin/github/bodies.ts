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
import type { World } from './world.ts';

type Body = Record<string, unknown>;

/** Each is put below the values of a world. */
const EXAMPLES = {
  issue: exampleOf('issue'),
  comment: exampleOf('issue-comment'),
  pull: exampleOf('pull-request'),
  listedPull: exampleOf('pull-request-simple-items'),
  repository: exampleOf('full-repository-default-response'),
  review: exampleOf('pull-request-review-items'),
  reviewComment: exampleOf('pull-request-review-comment-items'),
  comparison: exampleOf('commit-comparison'),
  release: exampleOf('release-items'),
  reaction: exampleOf('reaction'),
};

/** Milliseconds to GitHub's `YYYY-MM-DDTHH:MM:SSZ`. */
const time = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
const timeOrNull = (milliseconds: number | null) =>
  milliseconds === null ? null : time(milliseconds);

/** What GitHub says of the things in a world: an example of its description, with the world's values put over it. */
export class Bodies {
  readonly #web: string;
  readonly #world: World;

  /** @param web where pages for people are said to be, without a slash at the end */
  constructor(web: string, world: World) {
    this.#web = web;
    this.#world = world;
  }

  account({ id, login, type }: Account): Body {
    return { ...EXAMPLES.comment.user, id, login, type };
  }

  /** The answer of the permission endpoint. */
  permission(where: Repository, who: Account): Body {
    const permission = this.#world.role(where, who.login);
    const role = { role_name: permission };
    return { permission, ...role, user: { ...this.account(who), ...role } };
  }

  repository(which: Repository): Body {
    const { id, name, owner, visibility = 'public' } = which;
    const example = EXAMPLES.listedPull.base?.repo;
    const own = { id, name, full_name: fullName(which), owner: this.account(owner) };
    return { ...example, ...own, private: visibility !== 'public', visibility };
  }

  /** With what only the endpoint of a repository says of it. */
  wholeRepository(which: Repository): Body {
    // The example is of a fork.
    const { source: _, parent: __, ...example } = EXAMPLES.repository;
    return { ...example, ...this.repository(which), default_branch: 'main' };
  }

  /** An issue, or a pull request in the shape that the issues endpoints give it. */
  issue(which: Issue): Body {
    const { pull, id, number, title, body, state } = which;

    return {
      ...EXAMPLES.issue,
      id,
      number,
      title,
      body,
      state,
      user: this.account(which.user),
      comments: this.#world.comments(which).length,
      html_url: this.#pageOf(which),
      pull_request: pull ? EXAMPLES.issue.pull_request : undefined,
    };
  }

  /** A pull request in the shape of its own endpoint, or of lists, which leave the counts out. */
  pull(which: Issue, shape: 'whole' | 'listed'): Body {
    const { change, repository, id, number, title, body, state } = which;
    const side = (where: Repository, sha: string, ref: string) => ({
      label: `${where.owner.login}:${ref}`,
      ref,
      sha,
      repo: this.repository(where),
      user: this.account(where.owner),
    });

    const sum = (what: 'additions' | 'deletions') =>
      change.files.reduce((total, file) => total + file[what], 0);

    const counts = {
      additions: sum('additions'),
      deletions: sum('deletions'),
      changed_files: change.files.length,
      ...(change.hasConflicts ? { mergeable: false, mergeable_state: 'dirty' } : {}),
    };

    return {
      ...(shape === 'listed' ? EXAMPLES.listedPull : { ...EXAMPLES.pull, ...counts }),
      id,
      number,
      title,
      body,
      state,
      user: this.account(which.user),
      html_url: this.#pageOf(which),
      merged_at: timeOrNull(change.mergedAt),
      merge_commit_sha: change.mergedAs,
      base: side(repository, change.base, 'main'),
      head: side(change.from, change.head, 'changes'),
      draft: false,
      requested_teams: [],
    };
  }

  comparison({ base, files, commits }: Comparison): Body {
    const sha = /^[0-9a-f]{40}$/.test(base) ? base : 'ba5e'.repeat(10);
    const first = { sha, message: 'First', author: 'somebody', at: 0 };
    return {
      ...EXAMPLES.comparison,
      merge_base_commit: this.commit(first),
      total_commits: commits.length,
      commits: commits.slice(-250).map((commit) => this.commit(commit)),
      files: files.slice(0, 300).map((file) => this.changedFile(file)),
    };
  }

  changedFile(file: ChangedFile): Body {
    const { patch: _, ...example } = EXAMPLES.comparison.files?.[0] ?? {};
    return { ...example, ...file, changes: file.additions + file.deletions };
  }

  commit({ sha, message, author, at, parents = [] }: Commit): Body {
    const example = EXAMPLES.comparison.base_commit;
    const by = { name: author, email: 'somebody@example.com', date: time(at) };
    const commit = { ...example?.commit, author: by, committer: by, message };
    const listed = parents.map((parent) => ({ ...example?.parents?.[0], sha: parent }));
    return { ...example, sha, commit, parents: listed };
  }

  comment(which: Comment): Body {
    return {
      ...EXAMPLES.comment,
      ...this.#written(which),
      html_url: `${this.#pageOf(which.issue)}#issuecomment-${which.id}`,
    };
  }

  review(which: Review): Body {
    const { state, createdAt } = which;
    const submitted_at = state === 'PENDING' ? undefined : time(createdAt);
    const html_url = `${this.#pageOf(which.issue)}#pullrequestreview-${which.id}`;
    return { ...EXAMPLES.review, ...this.#written(which), html_url, state, submitted_at };
  }

  reviewComment(which: ReviewComment): Body {
    const { path, hunk, line, startLine, originalLine = line, answers, review } = which;

    return {
      ...EXAMPLES.reviewComment,
      ...this.#written(which),
      html_url: `${this.#pageOf(which.issue)}#discussion_r${which.id}`,
      path,
      diff_hunk: hunk,
      pull_request_review_id: review,
      in_reply_to_id: answers,
      line,
      original_line: originalLine,
      subject_type: originalLine ? 'line' : 'file',
      start_line: startLine ?? null,
      original_start_line: startLine ?? null,
    };
  }

  #written({ id, body, user, association, createdAt }: Comment): Body {
    const at = time(createdAt);
    const author = { user: this.account(user), author_association: association };
    return { id, body, ...author, created_at: at, updated_at: at };
  }

  reaction({ id, user, content }: Reaction): Body {
    return { ...EXAMPLES.reaction, id, user: this.account(user), content };
  }

  /** The payload of the webhook `issue_comment`. */
  event(comment: Comment, action: string): Body {
    const { issue, user } = comment;
    return {
      action,
      issue: this.issue(issue),
      comment: this.comment(comment),
      repository: this.repository(issue.repository),
      sender: this.account(user),
    };
  }

  /** The payload of the webhook `pull_request_review_comment`. */
  reviewCommentEvent(comment: ReviewComment, action: string): Body {
    return { action, comment: this.reviewComment(comment), ...this.#inPull(comment) };
  }

  /** The payload of the webhook `pull_request_review`. */
  reviewEvent(review: Review, action: string): Body {
    return { action, review: this.review(review), ...this.#inPull(review) };
  }

  #inPull({ issue, user }: Comment): Body {
    return {
      pull_request: this.pull(issue, 'listed'),
      repository: this.repository(issue.repository),
      sender: this.account(user),
    };
  }

  #pageOf({ repository, pull, number }: Issue): string {
    return `${this.#web}/${fullName(repository)}/${pull ? 'pull' : 'issues'}/${number}`;
  }
}
