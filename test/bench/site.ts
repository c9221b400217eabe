/** Sites whose visitors are exported, and the steps that do so. */

import { startService } from '../standin/service/service.ts';
import type { VisitEvent } from '../standin/service/site.ts';
import { siteOf } from '../visitors/support.ts';
import { type Front, openFront } from './front.ts';
import { baseline, OURS, runStep, type StepResult } from './step.ts';

const [FROM, TO] = ['2026-11-16', '2026-11-23'];
const ROWS = 250;

export interface Site extends AsyncDisposable {
  readonly front: Front;
  readonly key: string;
  readonly pages: number;
}

/** Serves a site over TLS; every answer takes `delayMs`, and from the second time on comes from memory. */
export async function openSite(events: number | readonly VisitEvent[], delayMs = 0): Promise<Site> {
  const site = typeof events === 'number' ? siteOf(events) : events;
  const service = await startService({ site });
  const front = await openFront({ origin: service.url, delayMs, remembers: true });
  return {
    front,
    key: service.key,
    pages: new Set(site.map(({ path }) => path)).size,
    async [Symbol.asyncDispose]() {
      await front[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

export interface ExportOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Instead of the defaults, or beside them. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Given to Node before the bundle. */
  readonly nodeArgs?: readonly string[];
}

/** Our report of a site, without a trend: bash has none either. */
export async function ourExport(
  site: Site,
  { env, inputs, nodeArgs = [] }: ExportOptions,
): Promise<StepResult> {
  const [node, bundle] = OURS;
  const result = await runStep({
    command: [node, ...nodeArgs, bundle],
    inputs: {
      mode: 'visitors',
      'base-url': site.front.url,
      'project-id': 'docs',
      'api-key': site.key,
      'date-from': FROM,
      'date-to': TO,
      trend: '1',
      'report-path': 'report',
      'max-requests': String(Math.ceil(site.pages / ROWS) + 3),
      ...inputs,
    },
    env,
  });
  return whole(result, site);
}

/** The baseline's report of a site. */
export async function bashExport(site: Site, env: Readonly<Record<string, string>>): Promise<StepResult> {
  const { front, key } = site;
  const result = await runStep({
    command: baseline('export.sh'),
    env: { ...env, SERVICE: front.url, API_KEY: key, PROJECT: 'docs', DATE_FROM: FROM, DATE_TO: TO },
  });
  return whole(result, site);
}

/** A report that misses pages would have cost less. */
function whole(result: StepResult, { pages }: Site): StepResult {
  if (result.outputs.pages !== String(pages)) {
    throw new Error(`an export read ${result.outputs.pages} of ${pages} pages`);
  }
  return result;
}

/** How many of a site's requests so far asked for rows that there are not; the very first row is asked for always. */
export function pastTheEnd({
  front,
  pages,
}: Pick<Site, 'pages'> & { front: Pick<Front, 'requests'> }): number {
  return front.requests.filter((name) => {
    const offset = Number(/[?&]offset=(\d+)/.exec(name)?.[1] ?? 0);
    return offset > 0 && offset >= pages;
  }).length;
}
