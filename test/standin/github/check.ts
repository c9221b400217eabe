import { type Described, description } from './description.ts';
import type { Received } from './exchange.ts';

/** Holds requests and answers against GitHub's description, counts, and keeps what does not fit. */
export class Checker {
  /** How much was checked. An answer that a fault made up is not. */
  readonly checked = { requests: 0, answers: 0 };
  /** Violations of GitHub's description, and errors of the simulation itself. */
  readonly violations: string[] = [];
  readonly #description = description();

  find(
    method: string,
    path: string,
  ): { described: Described; params: Record<string, string> } | undefined {
    for (const described of this.#description.operations) {
      const found = described.pattern.exec(`${method} ${path}`);
      if (!found) continue;
      const params = Object.entries(found.groups ?? {}).map(([key, value]) => [
        key,
        decodeURIComponent(value),
      ]);
      return { described, params: Object.fromEntries(params) };
    }
    return undefined;
  }

  request(request: Received, described: Described | undefined): void {
    this.checked.requests += 1;
    if (!described)
      return void this.add(request, 'request', 'the stand-in serves no such operation');
    const { method, path, query, headers, text } = request;
    if (!headers['user-agent'])
      this.add(request, 'request', 'no User-Agent: GitHub turns such requests away');
    const result = this.#description.validator.validateRequest(
      { method, path, query: Object.fromEntries(query), headers, ...(text && { body: text }) },
      described.operation,
    );
    for (const { instancePath, message } of result.errors ?? [])
      this.add(request, 'request', `${instancePath} ${message}`.trim());
  }

  /** @param text the body exactly as it is sent; empty: none. */
  answer(request: Received, { operation }: Described, status: number, text: string): void {
    this.checked.answers += 1;
    if (!(status in (operation.responses ?? {})))
      return void this.add(request, 'answer', `status ${status} is not described`);
    // No body counts as null, which is what openapi-backend expects of a 204.
    const body = JSON.parse(text || 'null');
    const result = this.#description.validator.validateResponse(body, operation, status);
    for (const { instancePath, message } of result.errors ?? [])
      this.add(request, 'answer', `status ${status}: ${instancePath} ${message}`);
  }

  add(
    { method, path, search, operation }: Received,
    of: 'request' | 'answer' | 'standin',
    what: string,
  ): void {
    this.violations.push(
      `${of}: ${method} ${path}${search} (${operation ?? 'not served'}): ${what}`,
    );
  }
}
