/** What a report names, because chance does not explain it. */
import { isNews, siteChange } from './counts.ts';
import { changeIn, gainedPages, hasChangedMuch, lostPages, type Page } from './pages.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { type Section, sectionsOf } from './sections.ts';

const MAX_SECTIONS = 2;
const MAX_PAGES = 3;
/** If a site lost a smaller part, its pages need no comparison with it. */
const MIN_FALL = 0.05;

export interface News {
  /** Also those that are not named. */
  sections: readonly Section[];
  changed: readonly Section[];
  gained: readonly Page[];
  lost: readonly Page[];
  /** The site's change, if pages that lost no more than it are not named. Below 0. */
  fall: number | undefined;
}

export function newsIn({ periods, compared, pages }: VisitorNumbers): News {
  const sections = sectionsOf(pages);
  const changed = sections.filter(({ kind }) => kind !== 'moved').slice(0, MAX_SECTIONS);
  const isExplained = changed.some((section) => changeIn(section) < 0);
  const change = siteChange(periods[0].totals, compared?.totals);
  const fall = change > -MIN_FALL || isExplained ? undefined : change;

  const whole = changed.filter(({ kind }) => kind === 'gone' || kind === 'new');
  const named = new Set(whole.flatMap((section) => section.pages));
  const others = pages.filter((page) => !named.has(page));
  const count = pages.filter(({ before }) => before !== undefined).length;
  const gained = gainedPages(others).filter((page) => hasChangedMuch(page, count));
  const lost = lostPages(others).filter((page) => hasLostMore(page, fall, count));
  return {
    sections,
    changed,
    gained: gained.slice(0, MAX_PAGES),
    lost: lost.slice(0, MAX_PAGES),
    fall,
  };
}

/** Than its share of what the site lost. */
function hasLostMore({ now, before }: Page, fall = 0, compared: number): boolean {
  if (before === undefined) return false;

  const lost = before.total * (1 + fall) - now.total;
  return lost > 0 && isNews(lost, before.total + now.total, compared);
}
