/** What has changed, in sentences. */
import { aiShare } from './counts.ts';
import { formatChange, formatCount, formatRelativeChange, formatShare } from './format.ts';
import type { FolderMove } from './moves.ts';
import { findNews, isFolder, isNews, isWhole, type News } from './news.ts';
import { type Change, changeIn, relativeChange } from './pages.ts';
import { pathMarkdown } from './paths.ts';
import { unitOf } from './period.ts';
import type { VisitorsReport } from './read-visitors.ts';

const MAX_MOVES = 3;
/** A smaller change of the site needs no explanation, because pages change as much. */
const MIN_CHANGE_OF_SITE = 0.2;
/** A change a year before explains one that is up to twice as large. */
const MIN_PART_OF_YEAR = 0.5;

/** Paragraphs, which may be empty. */
export function whatChanged(report: VisitorsReport): string[] {
  const { periods, comparison } = report;
  const [newest, previous] = periods;
  if (previous === undefined) return [];

  const site = { now: newest.totals, before: previous.totals };
  const change = relativeChange(site.now.total, site.before.total) ?? 0;
  const paragraphs = [yearSentence(report, change), shareSentence(site)];
  if (comparison) {
    const { moves, pages } = comparison;
    const news = findNews(pages, site).map((each) => newsLine(each, report.siteUrl));
    paragraphs.push(
      moves.slice(0, MAX_MOVES).map(moveLine).join('\n'),
      news.length === 0 ? nothingSentence(change) : news.join('\n'),
    );
  }
  const isEmpty = paragraphs.every((paragraph) => paragraph === '');
  return isEmpty ? [] : [`#### What changed since ${previous.name}`, ...paragraphs];
}

function yearSentence({ period, yearBefore }: VisitorsReport, change: number): string {
  const [year, beforeThat] = yearBefore;
  const earlier = year && relativeChange(year.totals.total, beforeThat?.totals.total);
  if (earlier === undefined || Math.abs(change) < MIN_CHANGE_OF_SITE) return '';
  if (earlier / change < MIN_PART_OF_YEAR) return '';

  const verb = change < 0 ? 'fell' : 'rose';
  const percent = formatShare(Math.abs(earlier));
  return `A year before, the same ${unitOf(period)} ${verb} by ${percent}.`;
}

/** The table always has the share of AI. */
function shareSentence(site: Change): string {
  const { now, before } = site;
  const isMore = Math.abs(changeIn(site, 'ai')) > Math.abs(changeIn(site, 'human'));
  if (!isMore || !isNews(now.ai, before.ai, site)) return '';

  const [share, earlier] = [now, before].map((counts) => formatShare(aiShare(counts)));
  return `**${share} of the visitors are AI**, after ${earlier}.`;
}

/** If pages changed as the site did, it is the site that has changed. */
function nothingSentence(change: number): string {
  const isOfSite = Math.abs(change) >= MIN_CHANGE_OF_SITE;
  const beyond = isOfSite ? ` beyond the site’s ${formatRelativeChange(change)}` : '';
  return `No page changed much${beyond}.`;
}

function moveLine({ from, to, found, all, isToNew }: FolderMove): string {
  const whole = isToNew ? 'all' : 'the';
  const count = `${found === all ? whole : `${formatCount(found)} of`} ${formatCount(all)}`;
  return `- **Moved:** ${count} pages below ${pathMarkdown(from)}, to ${pathMarkdown(to)}`;
}

/** Nobody knows whether a folder has a page of its own, so it has no link. */
function newsLine(news: News, siteUrl: URL | undefined): string {
  const isRise = changeIn(news) > 0;
  const [whole, part] = isRise ? ['▲ **New:**', '▲ **Gained:**'] : ['▼ **Gone:**', '▼ **Lost:**'];
  const label = isWhole(news) ? whole : part;
  const count = `${isWhole(news) ? 'all' : 'the'} ${formatCount(news.pages.length)} pages below`;
  const place = isFolder(news)
    ? `${count} ${pathMarkdown(news.path)}`
    : pathMarkdown(news.path, siteUrl);
  return `- ${label} ${place} (${changeWithAI(news)})`;
}

/** Such as `+12, AI +9`. AI is left out if it is not most of the change. */
function changeWithAI(news: News): string {
  const [all, ai] = [changeIn(news), changeIn(news, 'ai')];
  const unit = isFolder(news) ? ' summed over its pages' : '';
  return formatChange(all) + unit + (ai / all > 0.5 ? `, AI ${formatChange(ai)}` : '');
}
