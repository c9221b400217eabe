/** What has changed, more than chance explains. */
import { counted } from '../text/sentence.ts';
import { formatRelativeChange, hasVisitors, isNews, NO_COUNTS } from './counts.ts';
import {
  changeIn,
  comparedPages,
  gainedPages,
  hasChangedMuch,
  lostPages,
  movedPages,
  type Page,
  pageNote,
  pagesReadByAI,
  type Row,
} from './pages.ts';
import { pathMarkdown } from './paths.ts';
import { shortName } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { type Section, sectionsOf } from './sections.ts';
import { shareSentence, siteChange, startSentence, trendChart, yearSentence } from './site.ts';
import { AI, AI_CHANGE, ALL, CHANGE, PAGES } from './tables.ts';

const MAX_SECTIONS = 2;
const MAX_PAGES = 3;
/** If a site lost a smaller part, its pages need no comparison with it. */
const MIN_FALL = 0.05;
/** A site of which fewer pages have moved has not moved. */
const MIN_MOVED = 3;

interface News {
  all: readonly Section[];
  /** Those that are named, as are the pages. */
  sections: readonly Section[];
  gained: readonly Page[];
  lost: readonly Page[];
  /** The site's change, if pages that lost no more than it are not named. Below 0. */
  fall: number | undefined;
}

export function newsIn(numbers: VisitorNumbers): News {
  const { pages } = numbers;
  const all = sectionsOf(pages);
  const sections = all.filter(({ kind }) => kind !== 'moved').slice(0, MAX_SECTIONS);
  const whole = sections.filter(({ kind }) => kind === 'gone' || kind === 'new');
  const inSections = new Set(whole.flatMap((section) => section.pages));
  const others = pages.filter((page) => !inSections.has(page));

  const isExplained = sections.some((section) => changeIn(section) < 0);
  const change = siteChange(numbers);
  const fall = change > -MIN_FALL || isExplained ? undefined : change;
  const count = comparedPages(pages).length;
  const gained = gainedPages(others).filter((page) => hasChangedMuch(page, count));
  const lost = lostPages(others).filter((page) => hasLostMore(page, fall, count));
  const [mostGained, mostLost] = [gained.slice(0, MAX_PAGES), lost.slice(0, MAX_PAGES)];
  return { all, sections, gained: mostGained, lost: mostLost, fall };
}

/** More than its share of what the site lost. */
function hasLostMore({ now, before }: Page, fall = 0, compared: number): boolean {
  if (before === undefined) return false;

  const lost = before.total * (1 + fall) - now.total;
  return lost > 0 && isNews(lost, before.total + now.total, compared);
}

/** Paragraphs, sentences, and lines that do not apply are empty. */
export function whatChanged(numbers: VisitorNumbers, news: News, siteUrl?: URL): string[] {
  const { ranges, compared, periods, pages } = numbers;
  // A chart has the sentence below it.
  const start = trendChart(numbers) === '' ? startSentence(numbers) : '';
  const byAI = byAILine(pages, siteUrl);
  if (compared === undefined || !hasVisitors(periods[0])) return [start, byAI];

  const moved = movedSentence(pages, news.all);
  const site = [fallSentence(news), shareSentence(numbers), yearSentence(numbers)];
  const lines = [...news.sections.map(sectionLine), ...pageLines(news, siteUrl)];
  const isQuiet = [moved, ...site, ...lines].join('') === '';
  const quiet =
    comparedPages(pages).length > 0
      ? 'No page changed much.'
      : 'Pages are not compared, because not every page of both periods was read.';

  return [
    `#### What changed since ${shortName(compared.range, ranges.period)}`,
    moved,
    [start, ...site, isQuiet ? quiet : ''].filter(Boolean).join(' '),
    [...lines, byAI].filter(Boolean).join('\n'),
  ];
}

function movedSentence(pages: readonly Page[], sections: readonly Section[]): string {
  const section = sections.find(({ kind }) => kind === 'moved');
  const moved = movedPages(pages).length;
  const old = pages.filter(({ before = NO_COUNTS }) => before.total > 0).length;

  const rest = 'have a new path, and are compared with their old one.';
  if (moved >= MIN_MOVED && moved >= old / 2)
    return `The site has moved: ${counted(moved, 'page')} ${rest}`;
  return section === undefined ? '' : `Moved: all ${pagesBelow(section)} ${rest}`;
}

/** Nobody knows whether a section has a page of its own, so it has no link. */
function pagesBelow(section: Section): string {
  return `${PAGES.cell(section)} pages below ${pathMarkdown(section.path)}`;
}

function fallSentence({ fall, lost }: News): string {
  return fall === undefined || lost.length > 0
    ? ''
    : `No page lost much more than the site as a whole (${formatRelativeChange(fall)}).`;
}

function sectionLine(section: Section): string {
  const pages = pagesBelow(section);
  const sum = `(${changeWithAI(section)})`;
  const label = changeIn(section) > 0 ? '▲ **Gained:**' : '▼ **Lost:**';
  const lines: Record<Section['kind'], string> = {
    moved: '',
    gone: `▼ **Gone:** all ${pages} ${sum}`,
    new: `▲ **New:** all ${pages} ${sum}`,
    changed: `${label} the ${pages} together ${sum}`,
    'changed-by-ai': `🤖 **Change of AI:** the ${pages} together (${AI_CHANGE.cell(section)})`,
  };
  return `- ${lines[section.kind]}`;
}

function pageLines({ gained, lost, fall }: News, siteUrl: URL | undefined): string[] {
  const beyond = fall === undefined ? '' : `, beyond the site’s ${formatRelativeChange(fall)}`;
  const item = (page: Page) =>
    `${pathMarkdown(page.path, siteUrl)}\u00a0${changeWithAI(page)}${pageNote(page)}`;

  return [
    line('▲ **Gained most:**', gained.map(item)),
    line(`▼ **Lost most${beyond}:**`, lost.map(item)),
  ];
}

function byAILine(pages: readonly Page[], siteUrl: URL | undefined): string {
  const items = pagesReadByAI(pages).map((page) => {
    const { ai, total } = page.now;
    const share = ai <= total ? ` (${AI.cell(page)} of ${ALL.cell(page)})` : '';
    return pathMarkdown(page.path, siteUrl) + share;
  });
  return line('🤖 **Read mostly by AI:**', items);
}

function line(label: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `- ${label} ${items.slice(0, MAX_PAGES).join('; ')}`;
}

/** Such as `+12, 9 of these AI`. AI is left out if it changed less, or in the other direction. */
function changeWithAI(row: Row): string {
  const share = changeIn(row, 'ai') / changeIn(row);
  const ai = AI_CHANGE.cell(row).replace(/^[+−]/, '');
  return CHANGE.cell(row) + (share > 0.5 && share <= 1 ? `, ${ai} of these AI` : '');
}
