/** What has changed, more than chance explains. */
import { counted, grouped } from '../text/sentence.ts';
import {
  aiShare,
  type ComparedPage,
  changeIn,
  comparedPages,
  formatChange,
  formatCount,
  formatRelativeChange,
  formatShare,
  gainedPages,
  hasChangedMuch,
  hasVisitors,
  isNews,
  lostPages,
  movedPages,
  type Page,
  pagesReadByAI,
  type Row,
  relativeChange,
} from './counts.ts';
import { pathMarkdown } from './paths.ts';
import { unitOf } from './period.ts';
import type { VisitorsReport } from './read-visitors.ts';
import { type Folder, movedSection, type Section, sectionsOf } from './sections.ts';
import { pageMarkdown } from './tables.ts';
import type { Counts } from './visitors-client.ts';

const MAX_SECTIONS = 2;
const MAX_PAGES = 3;
/** If a site lost a smaller part, its pages need no comparison with it. */
const MIN_FALL = 0.05;
/** A smaller change of the share of AI is no news. */
const MIN_SHARE_CHANGE = 0.05;
/** A smaller change of the site is not compared with that of a year before. */
const MIN_CHANGE_WITH_YEAR = 0.2;
/** A site of which fewer pages have moved has not moved. */
const MIN_MOVED = 3;

/** Paragraphs. Those that do not apply are empty. */
export function whatChanged(report: VisitorsReport): string[] {
  const { compared, periods, pages, siteUrl } = report;
  const byAI = line('🤖 **Read mostly by AI:**', pagesReadByAI(pages), (page) => {
    return pathMarkdown(page.path, siteUrl) + shareOfAI(page);
  });
  const known = comparedPages(pages);
  if (compared === undefined || !hasVisitors(periods[0]) || known.length === 0) return byAI;

  const sections = sectionsOf(known).slice(0, MAX_SECTIONS);
  const [now, before] = [periods[0].totals, compared.totals];
  const isNoise = !hasChangedMuch({ now, before }, 1);
  const change = isNoise ? 0 : (now.total - before.total) / before.total;
  // A section that lost explains the fall of the site.
  const isExplained = sections.some((section) => changeIn(section) < 0);
  const fall = change > -MIN_FALL || isExplained ? 0 : change;
  const lines = [...sections.map(sectionLine), ...pageLines(known, sections, fall, siteUrl)];

  return [
    `#### What changed since ${compared.name}`,
    movedSentence(known),
    shareSentence(now, before),
    yearSentence(report, change),
    lines.length === 0 ? `No page changed much${beyond(fall)}.` : '',
    [...lines, ...byAI].join('\n'),
  ];
}

function movedSentence(pages: readonly ComparedPage[]): string {
  const section = movedSection(pages);
  const moved = movedPages(pages).length;
  const old = pages.filter(({ before }) => before.total > 0).length;

  const rest = 'have a new path, and are compared with their old one.';
  if (moved >= MIN_MOVED && moved >= old / 2)
    return `The site has moved: ${counted(moved, 'page')} ${rest}`;
  return section === undefined ? '' : `Moved: all ${pagesBelow(section)} ${rest}`;
}

/** Nobody knows whether a section has a page of its own, so it has no link. */
function pagesBelow({ path, pages }: Folder): string {
  return `${grouped(pages.length)} pages below ${pathMarkdown(path)}`;
}

function shareSentence(now: Counts, before: Counts): string {
  const [share, earlier] = [aiShare(now), aiShare(before)];
  if (share === undefined || earlier === undefined) return '';

  const expected = now.total * earlier;
  const isLarge = Math.abs(share - earlier) >= MIN_SHARE_CHANGE;
  if (!isLarge || !isNews(now.ai - expected, now.ai + expected, 1)) return '';
  return `**${formatShare(share)} of the visitors are AI**, after ${formatShare(earlier)}.`;
}

function yearSentence({ ranges, yearBefore }: VisitorsReport, change: number): string {
  const [year, beforeThat] = yearBefore;
  const earlier = year && relativeChange(year.totals.total, beforeThat?.totals.total);
  if (earlier === undefined || Math.abs(change) < MIN_CHANGE_WITH_YEAR) return '';
  if (earlier / change < 0.5) return '';

  const unit = unitOf(ranges);
  const verb = change < 0 ? 'fell' : 'rose';
  return `A year before, the same ${unit} ${verb} by ${formatShare(Math.abs(earlier))}.`;
}

function beyond(fall: number): string {
  return fall === 0 ? '' : ` beyond the site’s ${formatRelativeChange(fall)}`;
}

const LABELS: Record<Section['kind'], string> = {
  new: '▲ **New:** all',
  gone: '▼ **Gone:** all',
  gained: '▲ **Gained:** the',
  lost: '▼ **Lost:** the',
  AI: '🤖 **Change of AI:** the',
};

function sectionLine(section: Section): string {
  const { kind } = section;
  const change = kind === 'AI' ? formatChange(changeIn(section, 'ai')) : changeWithAI(section);
  return `- ${LABELS[kind]} ${pagesBelow(section)} (${change})`;
}

/** The pages of sections that are new or have gone are not named again. */
function pageLines(
  pages: readonly ComparedPage[],
  sections: readonly Section[],
  fall: number,
  siteUrl: URL | undefined,
): string[] {
  const whole = sections.filter(({ kind }) => kind === 'new' || kind === 'gone');
  const inSections = new Set(whole.flatMap((section) => section.pages));
  const others = pages.filter((page) => !inSections.has(page));

  const gained = gainedPages(others).filter((page) => hasChangedMuch(page, pages.length));
  const lost = lostPages(others).filter(({ now, before }) => {
    const lostBeyond = before.total * (1 + fall) - now.total;
    return lostBeyond > 0 && isNews(lostBeyond, before.total + now.total, pages.length);
  });

  const item = (page: Page) => `${pageMarkdown(page, siteUrl)}\u00a0${changeWithAI(page)}`;
  return [
    ...line('▲ **Gained most:**', gained, item),
    ...line(`▼ **Lost most${beyond(fall)}:**`, lost, item),
  ];
}

function line(label: string, pages: readonly Page[], item: (page: Page) => string): string[] {
  const items = pages.slice(0, MAX_PAGES).map(item);
  return items.length === 0 ? [] : [`- ${label} ${items.join('; ')}`];
}

function shareOfAI({ now: { ai, total } }: Page): string {
  return ai <= total ? ` (${formatCount(ai)} of ${formatCount(total)})` : '';
}

/** Such as `+12, 9 of these AI`. AI is left out if it changed less, or in the other direction. */
function changeWithAI(row: Row): string {
  const [all, ai] = [changeIn(row), changeIn(row, 'ai')];
  const isMost = ai / all > 0.5 && ai / all <= 1;
  return formatChange(all) + (isMost ? `, ${formatCount(Math.abs(ai))} of these AI` : '');
}
