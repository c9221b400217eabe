/** What a scenario consists of. The scenarios themselves are the tables beside this file. */
import type { Fault } from '../../faults/faults.ts';
import type { FaultScript } from '../../standin/github/faults.ts';
import type { Issue, Repository } from '../../standin/github/records.ts';
import type { World } from '../../standin/github/world.ts';
import type { ServiceOptions } from '../../standin/service/service.ts';
import type { RunnerEvent } from '../../support/runner-env.ts';

/** In inputs and comments: the id of the job that the stand-in service created last. */
export const JOB = '{job}';
export const TOKEN = 'ghs_made-up-0123456789';
/** When the first run of every scenario begins; each further one begins ten minutes later. */
export const START = Date.UTC(2026, 10, 24, 10);

/** One run of the action. */
export interface Run {
  /** A comment starts it: its body, by `maintainer` in issue 7 unless told. Number 8 is a pull request. */
  say?: string;
  as?: 'maintainer' | 'reader' | 'github-actions[bot]';
  on?: 7 | 8;
  edited?: true;
  /** What starts it where no comment does; default `workflow_dispatch`. */
  event?: RunnerEvent;
  /** The run before is started again: the same event and inputs. */
  again?: true;
  /** Over the defaults: `base-url`, `api-key`, and `project-id: quick`, where a comment starts it GitHub's token. */
  inputs?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
  /** Files of the workspace, by path. */
  files?: Readonly<Record<string, string>>;
  /** Whether the workspace is a git repository, with `files` as its last change; needed where git is asked. */
  git?: boolean;
  /** What goes wrong at GitHub. */
  faults?: readonly FaultScript[];
  /** A signal comes once the service has met so many requests with its `answers`, or GitHub one with a fault. */
  stop?: { signal: NodeJS.Signals; at: number | 'fault' };
  /** The post step runs too; it always does after SIGKILL. */
  post?: true;
}

/** The first run, and those after it in the same world. */
export interface Scenario extends Run {
  /** The answers of the service one by one, the last one for all that follow, in place of the stand-in's. */
  answers?: readonly Fault[];
  /** What the stand-in service counts as visits. */
  site?: ServiceOptions['site'];
  /** What is on GitHub before the first run. */
  given?: (world: World, place: { repository: Repository; issue: Issue; pull: Issue }) => unknown;
  later?: readonly Run[];
}

export type Scenarios = Readonly<Record<string, Scenario>>;
