/** Sites, and the steps that export their visitors. */

import { startService } from '../standin/service/service.ts';
import { siteOf } from '../visitors/support.ts';
import { baseline, OURS, runStep, type StepResult } from './step.ts';
import { openTlsProxy } from './tls-proxy.ts';

const [FROM, TO] = ['2026-11-16', '2026-11-23'];
const ROWS = 250;

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Serves a site over TLS. Every response takes `delayMs`. Repeated responses come from memory. */
export async function openSite(pages: number, delayMs = 0) {
  const service = await startService({ site: [...siteOf(pages), ...siteOf(pages, '2026-11-10')] });
  const proxy = await openTlsProxy({ origin: service.url, delayMs, remembers: true });
  return {
    proxy,
    key: service.key,
    pages,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

/** The action's report of a site, without a trend, as in bash. With 2 `weeks`, it also reads the week before. */
export async function ourExport(
  site: Site,
  env: Readonly<Record<string, string>>,
  weeks = 1,
): Promise<StepResult> {
  const result = await runStep({
    command: OURS,
    inputs: {
      mode: 'visitors',
      'base-url': site.proxy.url,
      'project-id': 'docs',
      'api-key': site.key,
      'date-from': FROM,
      'date-to': TO,
      trend: String(weeks),
      'report-path': 'report',
      'max-requests': String(weeks * (Math.ceil(site.pages / ROWS) + 3)),
    },
    env,
  });
  return whole(result, site);
}

/** The baseline's report of a site. */
export async function bashExport(
  site: Site,
  env: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const { proxy, key } = site;
  const result = await runStep({
    command: baseline('export.sh'),
    env: {
      ...env,
      SERVICE: proxy.url,
      API_KEY: key,
      PROJECT: 'docs',
      DATE_FROM: FROM,
      DATE_TO: TO,
    },
  });
  return whole(result, site);
}

/** Checks that the report has all pages, because a shorter one would have cost less. */
function whole(result: StepResult, { pages }: Site): StepResult {
  if (result.outputs.pages !== String(pages)) {
    throw new Error(`an export read ${result.outputs.pages} of ${pages} pages`);
  }
  return result;
}

/** The number of a site's requests so far for rows that do not exist. The very first row is always requested. */
export function pastTheEnd({ proxy, pages }: Site): number {
  return proxy.requests.filter((name) => {
    const offset = Number(/[?&]offset=(\d+)/.exec(name)?.[1] ?? 0);
    return offset > 0 && offset >= pages;
  }).length;
}
