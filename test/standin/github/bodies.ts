import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Account,
  type ChangedFile,
  type Comment,
  type Commit,
  type Comparison,
  fullName,
  type Issue,
  type Reaction,
  type Release,
  type Repository,
  type Review,
  type ReviewComment,
} from './records.ts';
import type { World } from './world.ts';

type Body = Record<string, unknown>;
type Payload = Record<
  'issue' | 'comment' | 'pull_request' | 'repository' | 'sender' | 'review' | 'review_comment',
  Body
>;

/** Where things are said to live: the API, and the pages for people. Both without a slash at the end. */
export type Addresses = { api: string; web: string };

let recorded: Payload | undefined;

/** Parts of payloads that GitHub really sent; every body is made after them. Read once a process. */
function example(): Payload {
  if (recorded) return recorded;
  const path = createRequire(import.meta.url).resolve('@octokit/webhooks-examples');
  const all = JSON.parse(readFileSync(path, 'utf8')) as { name: string; examples: Payload[] }[];
  const examples = (name: string) => all.find((one) => one.name === name)?.examples ?? [];
  const [pulls, comments] = ['pull_request', 'issue_comment'].map((name) =>
    examples(name).findLast((one) => 'organization' in one && !('installation' in one)),
  );
  const reviews = examples('pull_request_review').at(-1);
  const inline = examples('pull_request_review_comment').at(-1);
  if (!pulls || !comments || !reviews || !inline)
    throw new Error('no recorded payloads of an organisation');
  recorded = {
    ...comments,
    pull_request: pulls.pull_request,
    review: reviews.review,
    review_comment: inline.comment,
  };
  return recorded;
}

const FIRST_COMMIT = { sha: 'ba5e'.repeat(10), message: 'First', author: 'somebody', at: 0 };

/** Milliseconds to GitHub's `YYYY-MM-DDTHH:MM:SSZ`. */
const time = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
const timeOrNull = (milliseconds: number | null) =>
  milliseconds === null ? null : time(milliseconds);

/** What GitHub says of the things in a world: a recorded example, with the world's values put over it. */
export class Bodies {
  readonly #addresses: Addresses;
  readonly #world: World;

  constructor(addresses: Addresses, world: World) {
    this.#addresses = addresses;
    this.#world = world;
  }

  account(who: Account): Body {
    const own = this.#like(example().sender, [['Codertocat', who.login]]);
    return { ...own, ...naming('User', who), login: who.login, type: who.type };
  }

  /** The answer to `GET /user`. */
  ownAccount(who: Account): Body {
    const now = time(this.#world.now());
    const counts = { public_repos: 0, public_gists: 0, followers: 0, following: 0 };
    const unknown = ['name', 'company', 'blog', 'location', 'email', 'hireable', 'bio'];
    const nothing = Object.fromEntries(unknown.map((name) => [name, null]));
    return { ...this.account(who), ...counts, ...nothing, created_at: now, updated_at: now };
  }

  /** The answer of the permission endpoint. */
  permission(where: Repository, who: Account): Body {
    const { permission, roleName } = this.#world.standing(where, who.login);
    return { permission, role_name: roleName, user: { ...this.account(who), role_name: roleName } };
  }

  repository(which: Repository): Body {
    return {
      ...this.#like(example().repository, [[RECORDED, fullName(which)]]),
      ...naming('Repository', which),
      name: which.name,
      owner: this.account(which.owner),
      private: which.private,
      visibility: which.private ? 'private' : 'public',
      has_discussions: false,
    };
  }

  /** An issue, or a pull request in the shape that the issues endpoints give it. */
  issue(which: Issue): Body {
    const { pull, number, title, body, locked, state, createdAt, change } = which;
    const path = `${fullName(which.repository)}/pull/${number}`;
    const page = `${this.#addresses.web}/${path}`;
    return {
      ...this.#like(example().issue, inThread(which)),
      ...naming(pull ? 'PullRequest' : 'Issue', which),
      number,
      title,
      body,
      locked,
      state,
      labels: [],
      assignee: null,
      assignees: [],
      milestone: null,
      user: this.account(which.user),
      comments: this.#world.comments(which).length,
      created_at: time(createdAt),
      updated_at: time(createdAt),
      closed_at: state === 'closed' ? time(change.mergedAt ?? createdAt) : null,
      ...(pull && {
        html_url: page,
        pull_request: {
          url: `${this.#addresses.api}/repos/${path.replace('/pull/', '/pulls/')}`,
          html_url: page,
          diff_url: `${page}.diff`,
          patch_url: `${page}.patch`,
          merged_at: timeOrNull(change.mergedAt),
        },
      }),
    };
  }

  /** A pull request in the shape of its own endpoint, or of lists, which leave the counts out. */
  pull(which: Issue, shape: 'whole' | 'listed'): Body {
    const { change, repository, number } = which;
    const { title, body, user, ...issue } = this.issue(which);
    const side = (where: Repository, sha: string, ref: string) => ({
      label: `${where.owner.login}:${ref}`,
      ref,
      sha,
      repo: this.repository(where),
      user: this.account(where.owner),
    });
    const sum = (what: 'additions' | 'deletions') =>
      change.files.reduce((total, file) => total + file[what], 0);
    const pull: Body = {
      ...this.#like(example().pull_request, inThread(which)),
      ...naming('PullRequest', which),
      number,
      title,
      body,
      user,
      state: issue.state,
      locked: issue.locked,
      closed_at: issue.closed_at,
      created_at: issue.created_at,
      updated_at: issue.updated_at,
      assignees: [],
      draft: change.draft,
      merged: change.mergedAt !== null,
      merged_at: timeOrNull(change.mergedAt),
      merged_by: change.mergedAt === null ? null : user,
      merge_commit_sha: change.mergedAs,
      base: side(repository, change.base, 'main'),
      head: side(change.from, change.head, 'changes'),
      commits: change.commits.length,
      additions: sum('additions'),
      deletions: sum('deletions'),
      changed_files: change.files.length,
    };
    if (shape === 'listed') for (const name of COUNTS) delete pull[name];
    return pull;
  }

  changedFile(repository: Repository, head: string, file: ChangedFile): Body {
    const at = (page: string) => `${this.#addresses.web}/${fullName(repository)}/${page}/${head}/`;
    const path = file.filename.split('/').map(encodeURIComponent).join('/');
    return {
      ...file,
      sha: 'f11e'.repeat(10),
      changes: file.additions + file.deletions,
      blob_url: at('blob') + path,
      raw_url: at('raw') + path,
      contents_url: `${this.#addresses.api}/repos/${fullName(repository)}/contents/${path}?ref=${head}`,
    };
  }

  comparison(where: Repository, { base, head, files, commits }: Comparison): Body {
    const path = `${fullName(where)}/compare/${base}...${head}`;
    const page = `${this.#addresses.web}/${path}`;
    const baseCommit = this.commit(where, FIRST_COMMIT);
    return {
      url: `${this.#addresses.api}/repos/${path}`,
      html_url: page,
      permalink_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      base_commit: baseCommit,
      merge_base_commit: baseCommit,
      status: commits.length === 0 ? 'identical' : 'ahead',
      ahead_by: commits.length,
      behind_by: 0,
      total_commits: commits.length,
      commits: commits.slice(-250).map((commit) => this.commit(where, commit)),
      files: files.slice(0, 300).map((file) => this.changedFile(where, head, file)),
    };
  }

  release(where: Repository, { tag, draft }: Release): Body {
    const api = `${this.#addresses.api}/repos/${fullName(where)}/releases/1`;
    const now = time(this.#world.now());
    return {
      ...naming('Release', { id: 1 }),
      url: api,
      assets_url: `${api}/assets`,
      upload_url: `${api}/assets`,
      html_url: `${this.#addresses.web}/${fullName(where)}/releases/tag/${tag}`,
      tarball_url: null,
      zipball_url: null,
      tag_name: tag,
      target_commitish: 'main',
      name: tag,
      draft,
      prerelease: false,
      created_at: now,
      published_at: draft ? null : now,
      author: this.account(where.owner),
      assets: [],
    };
  }

  commit(repository: Repository, { sha, message, author, at }: Commit): Body {
    const url = `${this.#addresses.api}/repos/${fullName(repository)}/commits/${sha}`;
    const by = { name: author, email: 'somebody@example.com', date: time(at) };
    const user = this.#world.user(author);
    const account = user ? this.account(user) : null;
    return {
      ...naming('Commit', { id: at }),
      sha,
      url,
      author: account,
      committer: account,
      parents: [],
      html_url: `${this.#addresses.web}/${fullName(repository)}/commit/${sha}`,
      comments_url: `${url}/comments`,
      commit: { url, author: by, committer: by, message, comment_count: 0, tree: { sha, url } },
    };
  }

  comment(which: Comment): Body {
    return {
      ...this.#like(example().comment, [...inThread(which.issue), ['492700400', String(which.id)]]),
      ...naming('IssueComment', which),
      user: this.account(which.user),
      author_association: which.association,
      body: which.body,
      created_at: time(which.createdAt),
      updated_at: time(which.updatedAt),
    };
  }

  review(which: Review): Body {
    const { issue, body, state, submittedAt } = which;
    const { submitted_at: _, ...like } = this.#like(example().review, [
      ...inThread(issue),
      ['237895671', String(which.id)],
    ]);
    return {
      ...like,
      ...naming('PullRequestReview', which),
      body,
      state,
      user: this.account(which.user),
      author_association: which.association,
      ...(submittedAt !== null && { submitted_at: time(submittedAt) }),
    };
  }

  reviewComment(which: ReviewComment): Body {
    const { issue, body, path, hunk, line, startLine, originalLine = line } = which;
    const { answers, review } = which;
    return {
      ...this.#like(example().review_comment, [
        ...inThread(issue),
        ['284312630', String(which.id)],
      ]),
      ...naming('PullRequestReviewComment', which),
      body,
      path,
      diff_hunk: hunk,
      pull_request_review_id: review,
      author_association: which.association,
      ...(answers !== undefined && { in_reply_to_id: answers }),
      line,
      original_line: originalLine,
      subject_type: originalLine ? 'line' : 'file',
      start_line: startLine ?? null,
      original_start_line: startLine ?? null,
      user: this.account(which.user),
      created_at: time(which.createdAt),
      updated_at: time(which.updatedAt),
    };
  }

  reaction({ user, ...which }: Reaction): Body {
    const created_at = time(this.#world.now());
    return { ...which, ...naming('Reaction', which), user: this.account(user), created_at };
  }

  /** The payload of the webhook `issue_comment`. */
  event(comment: Comment, action: 'created' | 'edited'): Body {
    return {
      action,
      ...(action === 'edited' && { changes: { body: { from: '' } } }),
      issue: this.issue(comment.issue),
      comment: this.comment(comment),
      repository: this.repository(comment.issue.repository),
      sender: this.account(comment.user),
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

  #inPull({ issue, user }: Pick<Comment, 'issue' | 'user'>): Body {
    return {
      pull_request: this.pull(issue, 'listed'),
      repository: this.repository(issue.repository),
      sender: this.account(user),
    };
  }

  /** @param names the names in the example's addresses, and their replacements */
  #like(body: Body, names: Names): Body {
    const { api, web } = this.#addresses;
    const all: Names = [['https://api.github.com', api], ['https://github.com', web], ...names];
    const text = all.reduce(
      (whole, [from, to]) => whole.replaceAll(from, to),
      JSON.stringify(body),
    );
    return JSON.parse(text) as Body;
  }
}

type Names = readonly (readonly [string, string])[];

const RECORDED = 'Codertocat/Hello-World';

const inThread = ({ repository, number, pull }: Issue): Names => [
  [`${RECORDED}/issues/1#`, `${fullName(repository)}/${pull ? 'pull' : 'issues'}/${number}#`],
  ...['issues/1', 'issues/2', 'pull/2', 'pulls/2'].map(
    (path) =>
      [`${RECORDED}/${path}`, `${fullName(repository)}/${path.slice(0, -1)}${number}`] as const,
  ),
  [RECORDED, fullName(repository)],
];

/** What only the endpoint of one pull request knows. */
const COUNTS = `merged mergeable rebaseable mergeable_state merged_by comments review_comments
  maintainer_can_modify commits additions deletions changed_files`.split(/\s+/);

const naming = (kind: string, { id }: { id: number }) => ({
  id,
  node_id: Buffer.from(`${kind}:${id}`).toString('base64'),
});
