import { Access } from './access.ts';
import { type Answer, Refusal } from './answer.ts';
import { type Addresses, ownAccount, permission } from './body-account.ts';
import { pullRequest } from './body-pull.ts';
import { repository } from './body-repository.ts';
import * as thread from './body-thread.ts';
import { commentOperations } from './comments.ts';
import type { Token } from './people.ts';
import type { Issue, Repository } from './records.ts';
import type { OperationId } from './served.ts';
import type { Revision } from './versions.ts';
import type { World } from './world.ts';

/** All that an operation needs to know of the request. */
export class Call {
  readonly access: Access;
  readonly world: World;
  readonly addresses: Addresses;
  readonly token: Token;
  readonly params: Record<string, string>;
  readonly query: URLSearchParams;
  /** The parsed body; undefined where there was none. */
  readonly body: unknown;
  /** The world that lists show: older than now where the list is stale. */
  readonly at: Revision;

  constructor(
    given: Pick<Call, 'world' | 'addresses' | 'token' | 'params' | 'query' | 'body'> & {
      at?: Revision | undefined;
    },
  ) {
    this.world = given.world;
    this.addresses = given.addresses;
    this.token = given.token;
    this.params = given.params;
    this.query = given.query;
    this.body = given.body;
    this.at = given.at ?? given.world.revision;
    this.access = new Access(given.world, given.token);
  }

  repository(): Repository {
    return this.access.repository(this.params.owner ?? '', this.params.repo ?? '');
  }

  /** The thread that the path names. @throws Refusal 404, 410. */
  issue(number = this.params.issue_number): Issue {
    const where = this.repository();
    const found = this.world.issue(where, Number(number));
    this.access.read(where, found);
    if (!found) throw new Refusal(404, 'Not Found');
    if (found.deleted) throw new Refusal(410, 'This issue was deleted');
    if (where.issuesDisabled && !found.pull)
      throw new Refusal(410, 'Issues has been disabled in this repository.');
    return found;
  }

  /** GitHub's links name repositories by number, `/repositories/{id}/…`, and so survive a renaming. */
  listAddress(path: string): string {
    return `${this.addresses.api}/repositories/${this.repository().id}${path}`;
  }
}

export type Operation = (call: Call) => Answer;

export const operations: Readonly<Record<OperationId, Operation>> = {
  'users/get-authenticated'({ token, addresses, world }) {
    if (token.kind === 'installation') throw new Refusal(403, 'Resource not accessible by integration');
    return { status: 200, headers: {}, body: ownAccount(addresses, token.account, world.now()) };
  },

  'repos/get'(call) {
    return { status: 200, headers: {}, body: repository(call.addresses, call.repository()) };
  },

  'repos/get-collaborator-permission-level'(call) {
    const where = call.repository();
    const login = call.params.username ?? '';
    if (call.token.kind === 'user' && !call.world.holds(where, call.token.account.login, 'write')) {
      throw new Refusal(403, 'Must have push access to view collaborator permission.');
    }
    const who = call.world.user(login);
    if (!who) throw new Refusal(404, `${login} is not a user`);
    return {
      status: 200,
      headers: {},
      body: permission(call.addresses, who, call.world.standing(where, login)),
    };
  },

  'issues/get'(call) {
    return { status: 200, headers: {}, body: thread.issue(call.addresses, call.world, call.issue()) };
  },

  'pulls/get'(call) {
    const found = call.issue(call.params.pull_number);
    if (!found.pull) throw new Refusal(404, 'Not Found');
    return { status: 200, headers: {}, body: pullRequest(call.addresses, call.world, found, found.pull) };
  },

  ...commentOperations,
};
