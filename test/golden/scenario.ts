import { type Fault, respond } from '../faults/faults.ts';
import type { FaultScript } from '../standin/github/faults.ts';
import type { Issue, Repository } from '../standin/github/records.ts';
import type { World } from '../standin/github/world.ts';
import type { ServiceOptions } from '../standin/service/service.ts';
import { TOKEN } from '../trigger/support/github.ts';
import type { Kind } from '../trigger/support/kinds.ts';
import type { RunSetting } from '../trigger/support/run-here.ts';

/** When the first run of every scenario starts: no second has just begun. */
export const START = Date.UTC(2026, 10, 24, 10, 0, 0, 500);

export interface Run {
  /** The comment that starts the run, in issue 7 by default. Number 8 is a pull request. */
  say?: string;
  as?: 'maintainer' | 'reader';
  on?: 7 | 8;
  kind?: Kind;
  event?: RunSetting['event'];
  again?: true;
  /** Overrides the defaults: `base-url`, `api-key`, `project-id: quick`, and for a comment `github-token`. */
  inputs?: Readonly<Record<string, string>>;
  faults?: readonly FaultScript[];
  cancelAfter?: number;
}

export interface Scenario extends Run {
  before?: readonly Run[];
  /** The answers of the service in place of those of its own scenario. The last one repeats. */
  answers?: readonly Fault[];
  site?: ServiceOptions['site'];
  given?: (world: World, place: { repository: Repository; issue: Issue; pull: Issue }) => unknown;
  /** Every write to GitHub is shown, instead of only the comments that remain. */
  isDetailed?: true;
}

export type Scenarios = Readonly<Record<string, Scenario>>;

export const say = (body: string, inputs: Run['inputs'] = {}, before: Run[] = []): Scenario => ({
  say: body,
  inputs,
  before,
});

export const readOnly = (world: World) => world.addToken(TOKEN, { isReadOnly: true });

export const started = respond(201, { id: 'job_1', status: 'active' });
export const doneAt = (prLink: string, id = 'job_1') =>
  respond(200, { id, status: 'completed', prLink });
export const ours = 'https://github.com/octo-org/octo-repo/pull/8';
