import type { Asked, Asker } from './asker.ts';
import type { Budget } from './budget.ts';
import { PAGE_ROWS } from './client.ts';
import { exportPages } from './export.ts';
import type { Range } from './range.ts';
import type { ProjectFailure, ProjectReport, Spell } from './report.ts';

/** What became of one project. */
export type ProjectEnd =
  | { kind: 'report'; report: ProjectReport }
  | { kind: 'failure'; failure: ProjectFailure }
  | { kind: 'stopped' };

export interface ProjectDeps {
  asker: Asker;
  budget: Budget;
  signal: AbortSignal;
}

/**
 * Reads one project: every page in the first range, and the totals of the ranges before it (design:
 * behaviour.md, Visitors). The first answer goes alone and brings this range's totals along.
 */
export async function readProject(
  projectId: string,
  ranges: readonly [Range, ...Range[]],
  { asker, budget, signal }: ProjectDeps,
): Promise<ProjectEnd> {
  const [range, ...earlier] = ranges;
  const failed = (why: ProjectFailure['why']): ProjectEnd => ({
    kind: 'failure',
    failure: { projectId, why, requests: budget.spent },
  });
  const query = { projectId, range, limit: PAGE_ROWS, offset: 0 };
  const first = await asker.ask(query, budget.everything(), signal);
  if (first.kind === 'stopped') return first;
  if (first.kind === 'unpaid') return failed('no-requests');
  if (first.kind === 'no-answer') return failed(first.why);

  // Once one end decides, what is still under way is of no use.
  const abandon = new AbortController();
  const going = AbortSignal.any([signal, abandon.signal]);
  const pages = exportPages(first.answer, {
    ask: (offset, past) => asker.ask({ ...query, offset }, budget.open(), past),
    rows: PAGE_ROWS,
    signal: going,
  });
  const trend = earlier.map(async (each) => {
    const totalsOnly = { projectId, range: each, limit: 1, offset: 0 };
    const end = await asker.ask(totalsOnly, budget.setAside(), going);
    if (isRefused(end)) abandon.abort();
    return end;
  });
  const exported = await pages;
  if (exported.kind === 'no-answer') abandon.abort();
  const totals = await Promise.all(trend);

  if (signal.aborted) return { kind: 'stopped' };
  if (exported.kind === 'no-answer') return failed(exported.why);
  const refused = totals.find(isRefused);
  if (refused !== undefined) return failed(refused.why);
  if (exported.kind === 'stopped') return exported;
  const known = { range, totals: first.answer.totals };
  const before = earlier.map((each, index) => spellOf(each, totals[index] ?? { kind: 'unpaid' }));
  return {
    kind: 'report',
    report: { projectId, read: exported.export, spells: [known, ...before], requests: budget.spent },
  };
}

/** What waiting cannot mend ends the run, in the trend too; a passing fault there leaves a gap. */
function isRefused(end: Asked): end is Extract<Asked, { kind: 'no-answer' }> {
  return end.kind === 'no-answer' && end.why.because === 'refused';
}

function spellOf(range: Range, asked: Asked): Spell {
  if (asked.kind === 'answer') return { range, totals: asked.answer.totals };
  return { range, totals: undefined, why: asked.kind === 'no-answer' ? asked.why : 'no-requests' };
}
