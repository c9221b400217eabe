import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';
import { GitHubError } from './github-error.ts';

interface List<Row> {
  api: GitHubApi;
  route: string;
  parameters: Record<string, unknown>;
  schema: z.ZodMiniType<Row>;
}

/** Of 100 rows each: forty times what GitHub allows in a conversation. */
const MAX_PAGES = 1_000;

/** Also rejects with the signal's reason. */
export async function readAllRows<Row>(list: List<Row>, signal?: AbortSignal): Promise<Row[]> {
  const allRows: Row[] = [];

  for (let page = 1; page <= MAX_PAGES; page += 1) {
    signal?.throwIfAborted();
    const { rows, lastPage } = await readPage(list, page);
    allRows.push(...rows);
    if (lastPage === undefined) return allRows;
  }
  throw new GitHubError('the list does not end', { status: 'lost' });
}

/** All rows if there are at most 200, and otherwise the last 101 to 200. */
export async function readNewestRows<Row>(list: List<Row>): Promise<Row[]> {
  const first = await readPage(list, 1);
  const { lastPage } = first;
  if (lastPage === undefined) return first.rows;

  // The last page may have only one row, so the page before it is read, too.
  const lastButOne = lastPage === 2 ? first : await readPage(list, lastPage - 1);
  const last = await readPage(list, lastPage);
  return [...lastButOne.rows, ...last.rows];
}

/** The first page starts with the oldest row. `lastPage` is undefined on the last page itself. */
async function readPage<Row>({ api, route, parameters, schema }: List<Row>, page: number) {
  const response = await api.call(route, { ...parameters, per_page: 100, page });
  return { rows: parseResponse(z.array(schema), response), lastPage: response.lastPage };
}
