import { runLink } from '../job/markdown.ts';
import { cellSpan, codeSpan, toMarkdown } from '../text/markdown.ts';
import { aiShare, bothIn } from './counts.ts';
import { mayMissPages } from './export.ts';
import { failureWords } from './messages.ts';
import { notesOn } from './notes.ts';
import { changed, counted, percent, points, whole } from './numbers.ts';
import { pageTable, specialPages, type WholeList } from './pages.ts';
import type { ProjectReport, VisitorsReport } from './report.ts';
import { bytes, SEPARATOR, type Section, writeInto } from './room.ts';
import { trendParts } from './trend.ts';
import type { Counts } from './wire.ts';

/** How the report is to be shown. */
export interface Showing {
  /** Rows of the page table; 0: none. */
  top: number;
  /** Most bytes (UTF-8) of the whole text. */
  maxBytes: number;
  runUrl: string | undefined;
  /** The name of a project's CSV file; undefined where none was written. */
  csvOf: (projectId: string) => string | undefined;
}

/** The report as Markdown for summary and comment: outcome first, at most `maxBytes`, cut at a row. */
export function visitorsMarkdown(report: VisitorsReport, showing: Showing): string {
  const { maxBytes } = showing;
  const [only] = report.projects;
  const isAlone = report.projects.length + report.failures.length === 1;
  const sections = report.projects.map((project) => sectionOf(project, report, showing, isAlone));
  const foot = footer(report, showing);
  // Room for saying how many sections there was none for.
  const around = bytes([...foot, onlyInTable(report.projects.length)]);
  const wanted = sections.reduce((sum, { most }) => sum + most, around);
  // Half of the text for what stands above the sections, or what they leave.
  const head =
    only !== undefined && isAlone
      ? headOfOne(report, only)
      : headOfMany(report, Math.max(maxBytes / 2, maxBytes - wanted));
  const written = writeInto(maxBytes - around - bytes(head), sections).filter((part) => part !== undefined);
  const missing = sections.length - written.length;
  const told = missing === 0 ? [] : [onlyInTable(missing)];
  return `${[...head, ...written, ...told, ...foot].join(SEPARATOR)}\n`;
}

function onlyInTable(projects: number): string {
  return `There was no room here for more about ${whole(projects)} of the projects.`;
}

/** What a report is called: its one number, or how many projects it is about. */
export function titleOf({ projects, failures }: VisitorsReport): string {
  const [only] = projects;
  if (projects.length + failures.length > 1 || only === undefined) {
    const read = failures.length === 0 ? '' : ` of ${projects.length + failures.length}`;
    return `Visitors of ${projects.length}${read} projects`;
  }
  const { total } = only.read.totals;
  return total === 0 ? 'No visitors' : counted(total, 'visitor');
}

function rangeLine({ range, period }: VisitorsReport): string {
  const named = period === 'own dates' ? '' : `\`${period}\`: `;
  return `${named}from ${codeSpan(range.from)} up to, not including, ${codeSpan(range.to)} (UTC)`;
}

function headOfOne(report: VisitorsReport, project: ProjectReport): string[] {
  return [
    `### 📈 ${titleOf(report)}`,
    `Project ${codeSpan(project.projectId)}, ${rangeLine(report)}.`,
    ...warning(project),
  ];
}

/** Failures first, since they want somebody's attention. */
function headOfMany(report: VisitorsReport, maxBytes: number): string[] {
  const rows = report.projects.map(({ projectId, read, spells }) => {
    const { total, human, ai } = read.totals;
    const numbers = [
      whole(total),
      changed(total, spells[1]?.totals?.total),
      whole(human),
      whole(ai),
      percent(aiShare(read.totals)),
    ];
    const pages = `${whole(read.pages.size)}${mayMissPages(read) ? ' or more' : ''}`;
    return `| ${cellSpan(projectId)} | ${[...numbers, pages].join(' | ')} |`;
  });
  const failed = report.failures.map((failure) => {
    const { happened, next } = failureWords(failure);
    return `- ❌ ${toMarkdown(happened)} ${toMarkdown(next)}`;
  });
  const head = '| project | all | change | people | AI | AI share | pages |\n|---|--:|--:|--:|--:|--:|--:|';
  const title = [
    `### 📈 ${titleOf(report)}`,
    `Each project on its own, ${rangeLine(report)}. Visitors of several projects do not add up.`,
  ];
  const room = maxBytes - bytes([...title, head, andMore(failed.length), andMore(rows.length)]);
  const first =
    failed.length === 0 ? [] : [fitting(failed, Math.max(room / 2, room - bytes([rows.join('\n')])))];
  return [
    ...title,
    ...first,
    ...(rows.length === 0 ? [] : [`${head}\n${fitting(rows, room - bytes(first))}`]),
  ];
}

/** Lines until there is no more room, and how many are left out, which takes room of its own. */
function fitting(lines: readonly string[], maxBytes: number): string {
  let room = maxBytes - SEPARATOR.length;
  const fit = lines.findIndex((line) => {
    room -= Buffer.byteLength(line) + 1;
    return room < 0;
  });
  if (fit === -1) return lines.join('\n');
  return `${lines.slice(0, fit).join('\n')}${SEPARATOR}${andMore(lines.length - fit)}`;
}

function andMore(count: number): string {
  return `… and ${whole(count)} more.`;
}

/** One project's part; its page table takes the room that there is. */
function sectionOf(
  project: ProjectReport,
  report: VisitorsReport,
  { top, csvOf, maxBytes }: Showing,
  isAlone: boolean,
): Section {
  const { projectId, read, spells } = project;
  const csv = csvOf(projectId);
  const list: WholeList = {
    csv: csv === undefined ? undefined : codeSpan(csv),
    mayMissPages: mayMissPages(read),
  };
  const before = [
    ...(isAlone ? [] : [`#### ${codeSpan(projectId)}`, ...warning(project)]),
    totalsTable(read.totals, spells[1]?.totals, spells.length > 1),
    ...trendParts(spells, report.period),
  ];
  const after = [...(read.pages.size === 0 ? [] : specialPages(read.pages, top)), unseen(project)];
  const around = bytes([...before, ...after]);
  const table = (room: number) => pageTable(read.pages, { top, maxBytes: room, whole: list });
  const sizeIn = (room: number) => around + bytes(table(room));
  return {
    least: sizeIn(0),
    most: sizeIn(maxBytes),
    write: (room) => [...before, ...table(room - around), ...after].join(SEPARATOR),
  };
}

function totalsTable(now: Counts, before: Counts | undefined, isCompared: boolean): string {
  const row = (name: string, of: (totals: Counts) => number | undefined) => {
    const [a, b] = [of(now), before && of(before)];
    const cells = [a === undefined ? '–' : whole(a)];
    if (isCompared) {
      cells.push(b === undefined ? 'not known' : whole(b), a === undefined ? 'not known' : changed(a, b));
    }
    return `| ${name} | ${cells.join(' | ')} |`;
  };
  const share = before && aiShare(before);
  const compared = isCompared
    ? ` ${before === undefined ? 'not known' : percent(share)} | ${points(aiShare(now), share)} |`
    : '';
  return [
    isCompared ? '| visitors | this period | the one before | change |' : '| visitors | this period |',
    isCompared ? '|---|--:|--:|--:|' : '|---|--:|',
    row('All, each counted once', ({ total }) => total),
    row('People', ({ human }) => human),
    row('AI', ({ ai }) => ai),
    row('Seen as both', bothIn),
    `| AI share | ${percent(aiShare(now))} |${compared}`,
  ].join('\n');
}

/** What must not be missed, before the numbers. */
function warning({ read }: ProjectReport): string[] {
  const { truncated, shortAnswers, pages } = read;
  if (!truncated && shortAnswers === 0) return [];
  const what = truncated ? 'Not every page was read' : 'Pages may be missing';
  const lists =
    pages.size === 0 ? 'there are no page lists' : `the page lists are over ${counted(pages.size, 'page')}`;
  return [`⚠️ ${what}: ${lists}. The totals are the whole site’s.`];
}

function unseen(project: ProjectReport): string {
  const notes = notesOn(project).map((note) => `- ${toMarkdown(note)}`);
  const always = [
    '- Numbers are distinct visitors as the service counts them. Pages and periods do not add up to a total: who reads two pages counts on both.',
  ];
  const title = notes.length === 0 ? 'How to read this' : `What this report could not see (${notes.length})`;
  return `<details><summary>${title}</summary>\n\n${[...notes, ...always].join('\n')}\n\n</details>`;
}

function footer({ requests, maxRequests }: VisitorsReport, { runUrl }: Showing): string[] {
  const spent = `<sub>${whole(requests)} of at most ${counted(maxRequests, 'request')}</sub>`;
  return [spent, ...runLink(runUrl)];
}
