import { expect, test } from 'vitest';
import { reportMarkdown } from '../../src/visitors/report.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { KINDS, type Kind, reportOn, type Week } from './weeks.ts';

/** What people read of a report before they open anything, without its tables and its chart. */
async function openText(weeks: readonly Week[]): Promise<string[]> {
  const markdown = reportMarkdown(await reportOn(weeks));
  const open = markdown.replace(/```mermaid.*?```|<details>.*<\/details>|^\|[^\n]*$/gms, '');
  const text = renderMarkdown(open).visible.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  return text.split('\n').filter((line) => line.trim() !== '' && !ALWAYS.test(line));
}

const ALWAYS = /^(?:🟦 All|Most visited pages|Requested range)/;

const TEXTS: Readonly<Record<Kind, readonly string[]>> = {
  ordinary: [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 7,947 (±0%)',
    '30.0% of the visitors are AI, after 30.0% in Nov 9–15.',
    'What changed since Nov 9–15',
    '▲ Gained most: /guides/backups +34, /guides/caching +18, /integrations/accounts +11',
    '▼ Lost most: /reference/alerts −17, /guides/charts −16, /guides/billing −15',
    '🤖 Read mostly by AI: /guides/alerts (840 of 1,200), /guides/branches (476 of 680), /reference/accounts (336 of 481)',
  ],
  'a jump of one page': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 29,800 (+274.9%)',
    '73.8% of the visitors are AI, after 30.0% in Nov 9–15.',
    'What changed since Nov 9–15',
    'One page stands out: /reference/audits gained 19,596 visitors, 100% of them AI.',
    '▲ Gained most: /reference/audits +19,596 (mostly AI)',
    '▼ Lost most: /guides/accounts −60, /quickstart −40, /guides/audits −30',
    '🤖 Read mostly by AI: /reference/audits (19,600 of 20,000), /guides/alerts (840 of 1,200), /guides/branches (467 of 667)',
  ],
  'a holiday': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 3,123 (−60.7%)',
    '30.0% of the visitors are AI, after 30.0% in Nov 9–15.',
    'What changed since Nov 9–15',
    'No page lost much more than the site as a whole (−60.7%).',
    '🤖 Read mostly by AI: /guides/alerts (336 of 480), /guides/branches (187 of 267), /reference/accounts (129 of 185)',
  ],
  'a relaunch': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 7,809 (−1.8%)',
    '30.0% of the visitors are AI, after 30.0% in Nov 9–15.',
    'What changed since Nov 9–15',
    'The site has moved: all 38 pages with at least 10 visitors have a new path, and are compared with their old one.',
    '🤖 Read mostly by AI: /docs/guides/alerts (840 of 1,200), /docs/guides/branches (467 of 667), /docs/reference/accounts (323 of 462)',
  ],
  'half moved': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 7,809 (−1.8%)',
    '30.0% of the visitors are AI, after 30.0% in Nov 9–15.',
    'What changed since Nov 9–15',
    'The site has moved: 27 of the 38 pages with at least 10 visitors have a new path, and are compared with their old one.',
    '🤖 Read mostly by AI: /learn/guides/alerts (840 of 1,200), /learn/guides/branches (467 of 667), /learn/reference/accounts (323 of 462)',
  ],
  'an empty week': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 0 (−100.0%)',
    '⚠️ Nov 16–22 had no visitors, and Nov 9–15 had 7,949 visitors. Check that project-id is the project of the published site, and that the site has analytics. More help: .github/docs/troubleshooting.md#no-visitors-in-a-period in the files of this action.',
  ],
  'a week after an empty one': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 7,809 (±0%)',
    '⚠️ Nov 9–15 had no visitors, so the report compares with Nov 2–8. More help: .github/docs/troubleshooting.md#no-visitors-in-a-period in the files of this action.',
    '30.0% of the visitors are AI, after 30.0% in Nov 2–8.',
    'What changed since Nov 2–8',
    '▲ Gained most: /quickstart +40, /guides/billing +15, /guides/audits +10',
    '▼ Lost most: / −30, /guides/alerts −24 (mostly AI), /guides/caching −12',
    '🤖 Read mostly by AI: /guides/alerts (840 of 1,200), /guides/branches (467 of 667), /reference/accounts (323 of 462)',
  ],
  'the first week of a site': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 7,809',
    '30.0% of the visitors are AI. The 7 weeks before had no visitors.',
    '🤖 Read mostly by AI: /guides/alerts (840 of 1,200), /guides/branches (467 of 667), /reference/accounts (323 of 462)',
  ],
  'AI over half': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 7,810 (−1.7%)',
    '62.0% of the visitors are AI, after 30.0% in Nov 9–15.',
    'What changed since Nov 9–15',
    '🤖 Read mostly by AI: / (1,950 of 3,000), /quickstart (1,300 of 2,000), /guides/accounts (975 of 1,500)',
  ],
  'one page dominating': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 30,609 (+1.5%)',
    '30.0% of the visitors are AI, after 30.0% in Nov 9–15.',
    'What changed since Nov 9–15',
    'One page stands out: / gained 1,500 visitors, 20% of them AI.',
    '▲ Gained most: / +1,500',
    '▼ Lost most: /guides/accounts −60, /quickstart −40, /guides/audits −30',
    '🤖 Read mostly by AI: /guides/alerts (840 of 1,200), /guides/branches (467 of 667), /reference/accounts (323 of 462)',
  ],
  'paths in five scripts': [
    '📈 Documentation visitors of docs, Nov 16–22, 2026: 2,091 (−2.2%)',
    '30.0% of the visitors are AI, after 30.0% in Nov 9–15.',
    'What changed since Nov 9–15',
    'One page stands out: /ja/クイックスタート lost 198 visitors, 9% of them AI.',
    '▲ Gained most: /ar/دليل-البدء +158, /100%-uptime +99, /%E0%A4%A +40',
    '▼ Lost most, beyond the site’s −2.2%: /ja/クイックスタート −198 (−20.0%), /hi/त्वरित −139 (−20.1%), /a%2Fb −79 (−19.9%)',
  ],
};

test.each(Object.entries(TEXTS))('the report on %s says what happened', async (kind, texts) => {
  const lines = await openText(KINDS[kind as Kind]);

  expect(lines).toEqual(texts);
});
