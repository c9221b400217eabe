/** What people read first of a report: what has changed, more than by chance. */
import { counted } from '../text/sentence.ts';
import { formatRelativeChange, hasVisitors } from './counts.ts';
import type { News } from './news.ts';
import {
  changeIn,
  isGonePage,
  isNewPage,
  movedPages,
  type Page,
  pagesReadByAI,
  type Row,
} from './pages.ts';
import { pathMarkdown } from './paths.ts';
import { unbroken } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import type { Section } from './sections.ts';
import { comparedName, shareSentence, startSentence, yearSentence } from './site.ts';
import { AI, AI_CHANGE, ALL, CHANGE, PAGES, SECTION } from './tables.ts';

/** Of those that are read mostly by AI. */
const MAX_PAGES = 3;
/** A site of which fewer pages have moved has not moved. */
const MIN_MOVED = 3;

/** Sentences and lines that do not apply are empty. */
export function whatChanged(
  numbers: VisitorNumbers,
  news: News,
  siteUrl: URL | undefined,
): string[] {
  const { compared, periods, pages } = numbers;
  const start = startSentence(numbers);
  const byAI = byAILine(pages, siteUrl);
  if (compared === undefined || !hasVisitors(periods[0])) return [start, byAI].filter(Boolean);

  const moved = movedSentence(pages, news);
  const site = [fallSentence(news), shareSentence(numbers), yearSentence(numbers)];
  const lines = [...news.changed.map(sectionLine), ...pageLines(news, siteUrl)];
  const isQuiet = [moved, ...site, ...lines].every((words) => words === '');
  const quiet = numbers.arePagesCompared
    ? 'No page changed much.'
    : 'Pages are not compared, because not every page of both periods was read.';

  return [
    `#### What changed since ${unbroken(comparedName(numbers))}`,
    moved,
    [start, ...site, isQuiet ? quiet : ''].filter(Boolean).join(' '),
    [...lines, byAI].filter(Boolean).join('\n'),
  ].filter(Boolean);
}

function movedSentence(pages: readonly Page[], { sections }: News): string {
  const compared = 'have a new path, and are compared with their old one.';
  const moved = movedPages(pages).length;
  const known = pages.filter(({ before }) => before !== undefined && before.total > 0).length;
  if (moved >= MIN_MOVED && moved >= known / 2) {
    const site = moved === known ? 'The site has moved: all' : 'Most of the site has moved:';
    return `${site} ${counted(moved, 'page')} ${compared}`;
  }

  const section = sections.find(({ kind }) => kind === 'moved');
  return section ? `Moved: all ${pagesBelow(section)} ${compared}` : '';
}

function pagesBelow(section: Section): string {
  return `${PAGES.cell(section)} pages below ${SECTION.cell(section)}`;
}

/** For a week such as one with holidays. */
function fallSentence({ fall, lost }: News): string {
  return fall === undefined || lost.length > 0
    ? ''
    : `No page lost much more than the site as a whole (${formatRelativeChange(fall)}).`;
}

function sectionLine(section: Section): string {
  const pages = pagesBelow(section);
  const sum = `(${changeWithAI(section)})`;
  const isRise = changeIn(section) > 0;
  const lines: Record<Section['kind'], string> = {
    moved: '',
    gone: `▼ **Gone:** all ${pages} ${sum}`,
    new: `▲ **New:** all ${pages} ${sum}`,
    changed: `${isRise ? '▲ **Gained:**' : '▼ **Lost:**'} the ${pages} together ${sum}`,
    'changed-by-ai': `🤖 **Change of AI:** the ${pages} together (${AI_CHANGE.cell(section)})`,
  };
  return `- ${lines[section.kind]}`;
}

function pageLines({ gained, lost, fall }: News, siteUrl: URL | undefined): string[] {
  const beyond = fall === undefined ? '' : `, beyond the site’s ${formatRelativeChange(fall)}`;
  const item = (page: Page) => {
    const change = `${pathMarkdown(page.path, siteUrl)}\u00a0${changeWithAI(page)}`;
    if (isNewPage(page)) return `${change} (new)`;
    return isGonePage(page) ? `${change} (gone)` : change;
  };

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
  return line('🤖 **Read mostly by AI:**', items.slice(0, MAX_PAGES));
}

function line(label: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `- ${label} ${items.join('; ')}`;
}

/** Such as `+12, 9 of these AI`. AI is left out if it changed less, or in the other direction. */
function changeWithAI(row: Row): string {
  const share = changeIn(row, 'ai') / changeIn(row);
  const ai = AI_CHANGE.cell(row).replace(/^[+−]/, '');
  return CHANGE.cell(row) + (share > 0.5 && share <= 1 ? `, ${ai} of these AI` : '');
}
