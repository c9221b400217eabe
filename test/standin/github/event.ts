import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Addresses, account, organization } from './body-account.ts';
import { repository } from './body-repository.ts';
import * as thread from './body-thread.ts';
import type { Comment } from './records.ts';
import type { World } from './world.ts';

export type EventOptions = {
  action: 'created' | 'edited' | 'deleted';
  /** Login of who did it; the comment's author unless told. */
  sender?: string;
  /** The body before an edit. */
  from?: string;
};

type Payload = Record<string, unknown>;

let examples: Payload[] | undefined;

/** Payloads of `issue_comment` that GitHub really sent; read once, when first needed. */
function recorded(): Payload[] {
  if (!examples) {
    const path = createRequire(import.meta.url).resolve('@octokit/webhooks-examples');
    const all = JSON.parse(readFileSync(path, 'utf8')) as { name: string; examples: Payload[] }[];
    examples = all.find(({ name }) => name === 'issue_comment')?.examples ?? [];
  }
  return examples;
}

/**
 * The payload of the webhook `issue_comment`, with the keys of a recorded one and the values of the world.
 * @throws if the recording has a key that the world does not fill: nothing of the recording may leak through.
 */
export function issueCommentEvent(
  addresses: Addresses,
  world: World,
  comment: Comment,
  { action, sender = comment.user.login, from = '' }: EventOptions,
): Payload {
  const { issue } = comment;
  const { owner } = issue.repository;
  const owned = owner.type === 'Organization';
  const ours: Payload = {
    action,
    changes: { body: { from } },
    issue: thread.issue(addresses, world, issue),
    comment: thread.comment(addresses, world, comment),
    repository: repository(addresses, issue.repository),
    organization: organization(addresses, owner),
    sender: account(addresses, world.addUser(sender)),
  };
  const filled = fill(example(action, owned), ours, '') as Payload & { issue: Payload };
  // The recordings are of issues; a pull request's thread carries this besides.
  if (issue.pull) filled.issue.pull_request = (ours.issue as Payload).pull_request;
  return filled;
}

function example(action: string, owned: boolean): Payload {
  // The newest recordings come last.
  const found = recorded().findLast(
    (one) => one.action === action && 'organization' in one === owned && !('installation' in one),
  );
  if (!found) throw new Error(`no recorded issue_comment ${action}`);
  return found;
}

function fill(shape: unknown, ours: unknown, where: string): unknown {
  if (!isObject(shape) || !isObject(ours)) return ours;
  return Object.fromEntries(
    Object.keys(shape).map((key) => {
      if (!(key in ours)) throw new Error(`the world says nothing of ${where}${key}`);
      return [key, fill(shape[key], ours[key], `${where}${key}.`)];
    }),
  );
}

function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
