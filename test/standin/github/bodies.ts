import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Account,
  type Comment,
  fullName,
  type Issue,
  type Reaction,
  type Repository,
} from './records.ts';
import type { World } from './world.ts';

type Body = Record<string, unknown>;
type Payload = Record<'issue' | 'comment' | 'repository' | 'organization' | 'sender', Body>;

/** Where things are said to live: the API, and the pages for people. Both without a slash at the end. */
export type Addresses = { api: string; web: string };

export type EventOptions = {
  action: 'created' | 'edited' | 'deleted';
  /** Login of who did it; the comment's author unless told. */
  sender?: string;
  /** The body before an edit. */
  from?: string;
};

let recorded: Payload | undefined;

/** A payload of `issue_comment` that GitHub really sent; every body is made after it. Read once a process. */
function example(): Payload {
  recorded ??= readExample();
  return recorded;
}

function readExample(): Payload {
  const path = createRequire(import.meta.url).resolve('@octokit/webhooks-examples');
  const all = JSON.parse(readFileSync(path, 'utf8')) as { name: string; examples: Payload[] }[];
  const own = all.find(({ name }) => name === 'issue_comment')?.examples ?? [];
  const found = own.findLast((one) => 'organization' in one && !('installation' in one));
  if (!found) throw new Error('no recorded issue_comment of an organisation');
  return found;
}

/** Milliseconds to GitHub's `YYYY-MM-DDTHH:MM:SSZ`. */
const time = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');

/** What GitHub says of the things in a world: a recorded example, with the world's values put over it. */
export class Bodies {
  readonly #addresses: Addresses;
  readonly #world: World;

  constructor(addresses: Addresses, world: World) {
    this.#addresses = addresses;
    this.#world = world;
  }

  account(who: Account): Body {
    return this.#like(example().sender, [['Codertocat', who.login]], {
      ...naming('User', who),
      login: who.login,
      type: who.type,
    });
  }

  /** The answer to `GET /user`. */
  ownAccount(who: Account): Body {
    const now = time(this.#world.now());
    const counts = ['public_repos', 'public_gists', 'followers', 'following'].map((name) => [name, 0]);
    const unknown = ['name', 'company', 'blog', 'location', 'email', 'hireable', 'bio'];
    return {
      ...this.account(who),
      ...Object.fromEntries([...counts, ...unknown.map((name) => [name, null])]),
      created_at: now,
      updated_at: now,
    };
  }

  /** The answer of the permission endpoint. */
  permission(where: Repository, who: Account): Body {
    const { permission, roleName } = this.#world.standing(where, who.login);
    return { permission, role_name: roleName, user: { ...this.account(who), role_name: roleName } };
  }

  repository(which: Repository): Body {
    return this.#like(example().repository, [['Codertocat/Hello-World', fullName(which)]], {
      ...naming('Repository', which),
      name: which.name,
      owner: this.account(which.owner),
      private: which.private,
      visibility: which.private ? 'private' : 'public',
    });
  }

  /** An issue, or a pull request in the shape that the issues endpoints give it. */
  issue(which: Issue): Body {
    const path = `${fullName(which.repository)}/pull/${which.number}`;
    const page = `${this.#addresses.web}/${path}`;
    return this.#like(example().issue, this.#inThread(which), {
      ...naming(which.pull ? 'PullRequest' : 'Issue', which),
      number: which.number,
      title: which.title,
      body: which.body,
      user: this.account(which.user),
      locked: which.locked,
      comments: this.#world.comments(which).length,
      labels: [],
      assignee: null,
      assignees: [],
      milestone: null,
      created_at: time(which.createdAt),
      updated_at: time(which.createdAt),
      ...(which.pull && {
        html_url: page,
        pull_request: {
          url: `${this.#addresses.api}/repos/${path.replace('/pull/', '/pulls/')}`,
          html_url: page,
          diff_url: `${page}.diff`,
          patch_url: `${page}.patch`,
          merged_at: null,
        },
      }),
    });
  }

  comment(which: Comment): Body {
    const names = [...this.#inThread(which.issue), ['492700400', String(which.id)] as const];
    return this.#like(example().comment, names, {
      ...naming('IssueComment', which),
      user: this.account(which.user),
      author_association: which.association,
      body: which.body,
      created_at: time(which.createdAt),
      updated_at: time(which.updatedAt),
    });
  }

  reaction({ user, ...which }: Reaction): Body {
    return {
      ...which,
      ...naming('Reaction', which),
      user: this.account(user),
      created_at: time(this.#world.now()),
    };
  }

  /** The payload of the webhook `issue_comment`. */
  event(comment: Comment, { action, sender = comment.user.login, from = '' }: EventOptions): Body {
    const { issue } = comment;
    const { owner } = issue.repository;
    return {
      action,
      ...(action === 'edited' && { changes: { body: { from } } }),
      issue: this.issue(issue),
      comment: this.comment(comment),
      repository: this.repository(issue.repository),
      ...(owner.type === 'Organization' && {
        organization: this.#like(example().organization, [['Octocoders', owner.login]], {
          ...naming('Organization', owner),
          login: owner.login,
        }),
      }),
      sender: this.account(this.#world.addUser(sender)),
    };
  }

  #inThread({ repository, number, pull }: Issue): (readonly [string, string])[] {
    return [
      [`Codertocat/Hello-World/issues/1#`, `${fullName(repository)}/${pull ? 'pull' : 'issues'}/${number}#`],
      ['Codertocat/Hello-World/issues/1', `${fullName(repository)}/issues/${number}`],
      ['Codertocat/Hello-World', fullName(repository)],
    ];
  }

  /** @param names what stands in the example's addresses, and what is to stand there */
  #like(body: Body, names: readonly (readonly [string, string])[], values: Body): Body {
    const { api, web } = this.#addresses;
    const all = [['https://api.github.com', api] as const, ['https://github.com', web] as const, ...names];
    const text = all.reduce((whole, [from, to]) => whole.replaceAll(from, to), JSON.stringify(body));
    return { ...(JSON.parse(text) as Body), ...values };
  }
}

const naming = (kind: string, { id }: { id: number }) => ({
  id,
  node_id: Buffer.from(`${kind}:${id}`).toString('base64'),
});
