/** A page of a list, and the `Link` header where the list has more pages than this one. */
export type Page<Item> = { items: Item[]; link: string | undefined };

const standard = 30;
const most = 100;

/**
 * Cuts a page out of a list the way GitHub does: 30 rows unless told, never more than 100, and no `Link`
 * where everything is on one page.
 * @param address the address of the list, which the links repeat with another `page`
 */
export function pageOf<Item>(all: readonly Item[], address: string, query: URLSearchParams): Page<Item> {
  const size = Math.min(whole(query.get('per_page'), standard), most);
  const page = whole(query.get('page'), 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  return {
    items: all.slice((page - 1) * size, page * size),
    link: link(page, last, (to) => {
      const parameters = new URLSearchParams(query);
      parameters.set('page', String(to));
      return `${address}?${parameters}`;
    }),
  };
}

/** In GitHub's order: prev, next, last, first. */
function link(page: number, last: number, address: (page: number) => string): string | undefined {
  const parts: [rel: string, page: number][] = [];
  if (page > 1) parts.push(['prev', Math.min(page - 1, last)]);
  if (page < last) parts.push(['next', page + 1], ['last', last]);
  if (page > 1) parts.push(['first', 1]);
  if (parts.length === 0) return undefined;
  return parts.map(([rel, to]) => `<${address(to)}>; rel="${rel}"`).join(', ');
}

function whole(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}
