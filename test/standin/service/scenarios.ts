/**
 * The named scenarios. A request's project id chooses: `project-id: slow`. An unknown id means `ok`.
 * They stand as data, so that a reader finds out what a test asked for without following code.
 */
import { OK } from './lives.ts';
import type { Entries, Scenario } from './scenario.ts';
import { bodies } from './scenarios-body.ts';
import { courses } from './scenarios-course.ts';
import { refusals } from './scenarios-refusal.ts';

const visitorExports: Entries = {
  'no-visitors': { what: 'nobody came', visits: 'none' },
  'hostile-paths': { what: 'page paths that try to be markup, formulas and commands', visits: 'hostile' },
  'endless-more': { what: 'hasMore is always true, rows repeat', rows: 'endless-more' },
  'empty-more': { what: 'from the second page on: no rows, but more', rows: 'empty-more' },
  shifting: { what: 'rows move between pages: some come twice, some never', rows: 'shifting' },
  'duplicate-rows': { what: 'every tenth row comes twice', rows: 'duplicate-rows' },
};

/** Every scenario by its name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  Object.entries({ ...courses, ...refusals, ...bodies, ...visitorExports }).map(([name, entry]) => [
    name,
    { life: OK, ...entry, name },
  ]),
);

/** The scenario that a project id chooses. */
export function scenarioOf(projectId: string): Scenario {
  const scenario = scenarios.get(projectId) ?? scenarios.get('ok');
  if (!scenario) throw new Error('there is no scenario ok');
  return scenario;
}
