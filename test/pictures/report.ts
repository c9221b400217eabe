/** Part of `npm run pictures`: the head of a visitor report as GitHub would show it, without its chart. */
import { reportMarkdown } from '../../src/visitors/report.ts';
import { pageOf, summaryHtml } from '../show/page.ts';
import { reportOnKind } from '../visitors/weeks.ts';
import { writePictures } from './chromium.ts';

const report = { ...(await reportOnKind('launch')), siteUrl: new URL('https://docs.example.com') };
const [head = ''] = reportMarkdown(report).split('```mermaid');

writePictures('report', pageOf('A visitor report', summaryHtml(head), "'unsafe-inline'"));
