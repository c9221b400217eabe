/** The parts of a scenario. The scenarios themselves are in the tables of the other files. */
import type { Fault } from '../../faults/faults.ts';
import type { FaultScript } from '../../standin/github/faults.ts';
import type { Issue, Repository } from '../../standin/github/records.ts';
import type { World } from '../../standin/github/world.ts';
import type { ServiceOptions } from '../../standin/service/service.ts';
import type { RunnerEvent } from '../../support/runner-env.ts';

/** In inputs and comments: the ID of the job that the simulated service created last. */
export const JOB = '{job}';
export const TOKEN = 'ghs_made-up-0123456789';
/** When the first run of every scenario starts. Each later one starts ten minutes after the previous one. */
export const START = Date.UTC(2026, 10, 24, 10);

/** One run of the action. */
export interface Run {
  /** The comment that starts the run. By default, `maintainer` wrote it in issue 7. Number 8 is a pull request. */
  say?: string;
  as?: 'maintainer' | 'reader' | 'github-actions[bot]';
  on?: 7 | 8;
  edited?: true;
  /** Instead of a comment in the conversation: on lines of the pull request, or the body of a review. */
  kind?: 'inline' | 'review';
  /** The event of a run without a comment; default `workflow_dispatch`. */
  event?: RunnerEvent;
  /** The run before is started again: the same event and inputs. */
  again?: true;
  /** Overrides the defaults: `base-url`, `api-key`, `project-id: quick`, and the token of GitHub for a comment. */
  inputs?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
  /** Files of the workspace, by path. */
  files?: Readonly<Record<string, string>>;
  /** Faults of GitHub. */
  faults?: readonly FaultScript[];
  /** Sends a signal after that many requests to the service with `answers`, or at the first fault of GitHub. */
  stop?: { signal: NodeJS.Signals; at: number | 'fault' };
  /** Shows the files of the report. */
  hasFiles?: true;
}

/** The first run, and those after it in the same world. */
export interface Scenario extends Run {
  /** The answers of the service in place of the scenario's. The last one repeats. */
  answers?: readonly Fault[];
  /** The visits that the simulated service counts. */
  site?: ServiceOptions['site'];
  /** What is on GitHub before the first run. */
  given?: (world: World, place: { repository: Repository; issue: Issue; pull: Issue }) => unknown;
  later?: readonly Run[];
}

export type Scenarios = Readonly<Record<string, Scenario>>;
