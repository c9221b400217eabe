import { aiShare, bothIn } from './counts.ts';
import { failureText } from './messages.ts';
import type { PageTable } from './page-table.ts';
import type { ProjectReport, Spell, VisitorsReport } from './report.ts';
import type { PageCounts } from './wire.ts';

/** Rows that are written at a time: a file of many pages never stands in memory whole. */
const ROWS_AT_A_TIME = 500;

/** What a spreadsheet would take for a formula (design: interface.md, The files of the report). */
const FORMULA = /^[=+\-@\t\r]/;

/** `visitors.csv` in parts of whole rows: RFC 4180, and no path begins a formula. */
export function csvParts(pages: PageTable): Generator<string> {
  return inParts(csvRows(pages));
}

function* csvRows(pages: PageTable): Generator<string> {
  yield 'path,human,ai,total\r\n';
  for (const { path, human, ai, total } of pages.byTotal()) {
    yield `${csvField(FORMULA.test(path) ? `'${path}` : path)},${human},${ai},${total}\r\n`;
  }
}

function csvField(value: string): string {
  return /[",\p{Cc}]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** `visitors.json` in parts that end between two pages. The README describes it. */
export function jsonParts(report: VisitorsReport): Generator<string> {
  return inParts(jsonRows(report));
}

function* jsonRows(report: VisitorsReport): Generator<string> {
  const { period, range, requests, maxRequests, madeAt, projects, failures } = report;
  const head = {
    version: 1,
    madeAt: new Date(madeAt).toISOString(),
    period,
    range,
    requests: { made: requests, allowed: maxRequests },
    failed: failures.map((failure) => ({ project: failure.projectId, reason: failureText(failure) })),
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "projects": [`;
  for (const [index, project] of projects.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(projectHead(project)).slice(0, -1)},"pages":[`;
    let first = true;
    for (const page of project.read.pages.byTotal()) {
      yield `${first ? '' : ','}\n${JSON.stringify(page satisfies PageCounts)}`;
      first = false;
    }
    yield '\n]}';
  }
  yield `${projects.length === 0 ? '' : '\n  '}]\n}\n`;
}

function projectHead({ projectId, read, spells, requests }: ProjectReport) {
  const [now, before] = spells;
  return {
    project: projectId,
    ...spellOf(now),
    before: before === undefined ? null : spellOf(before),
    // Oldest first, as it is read.
    trend: spells.toReversed().map(spellOf),
    pageCount: read.pages.size,
    truncated: read.truncated,
    requests,
    oddities: {
      duplicateRows: read.duplicates,
      emptyAnswers: read.emptyAnswers,
      shortAnswers: read.shortAnswers,
      answersWithOtherTotals: read.otherTotals,
      stoppedBecauseNothingNewCame: read.stoppedBy === 'nothing-new',
    },
  };
}

function spellOf({ range, totals }: Spell) {
  if (totals === undefined) return { range, totals: null };
  const share = aiShare(totals);
  return {
    range,
    totals: {
      human: totals.human,
      ai: totals.ai,
      total: totals.total,
      both: bothIn(totals) ?? null,
      aiShare: share === undefined ? null : Number(share.toFixed(4)),
    },
  };
}

function* inParts(rows: Iterable<string>): Generator<string> {
  let part: string[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length === ROWS_AT_A_TIME) {
      yield part.join('');
      part = [];
    }
  }
  yield part.join('');
}
