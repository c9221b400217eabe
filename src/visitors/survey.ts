import type { Asker } from './asker.ts';
import { Budget, shareOf } from './budget.ts';
import { readProject } from './project.ts';
import type { Range } from './range.ts';
import type { ProjectFailure, ProjectReport } from './report.ts';

/** What came of all projects, in the order in which they were given. */
export interface Survey {
  projects: ProjectReport[];
  failures: ProjectFailure[];
  requests: number;
}

export interface SurveyDeps {
  asker: Asker;
  maxRequests: number;
  signal: AbortSignal;
  /** Called after each project. */
  onEnd: (end: ProjectReport | ProjectFailure) => void;
}

/**
 * Reads the projects one after the other out of one budget: each may spend its share of what is left, less the
 * requests of its trend, which are set aside. One that fails does not keep the others. Undefined: stopped by
 * the signal.
 */
export async function survey(
  projectIds: readonly string[],
  ranges: readonly [Range, ...Range[]],
  { asker, maxRequests, signal, onEnd }: SurveyDeps,
): Promise<Survey | undefined> {
  const found: Survey = { projects: [], failures: [], requests: 0 };
  for (const [index, projectId] of projectIds.entries()) {
    const share = shareOf(maxRequests - found.requests, projectIds.length - index);
    const budget = new Budget(share, ranges.length - 1);
    const end = await readProject(projectId, ranges, { asker, budget, signal });
    if (end.kind === 'stopped') return undefined;
    found.requests += budget.spent;
    if (end.kind === 'report') found.projects.push(end.report);
    else found.failures.push(end.failure);
    onEnd(end.kind === 'report' ? end.report : end.failure);
  }
  return found;
}
