import type { Described, Description } from './description.ts';
import type { Received } from './exchange.ts';

/** How much was checked. `scripted`: answers that a fault made up and that therefore are not checked. */
export type Checked = { requests: number; answers: number; scripted: number };

/** Something that GitHub's description does not allow. `number` counts the requests from 1. */
export type Violation = {
  number: number;
  of: 'request' | 'answer' | 'standin';
  /** `METHOD path`, then the operation where there is one. */
  where: string;
  what: string;
};

/** Holds requests and answers against GitHub's description, counts, and keeps what does not fit. */
export class Checker {
  readonly checked: Checked = { requests: 0, answers: 0, scripted: 0 };
  readonly violations: Violation[] = [];
  readonly #description: Description;

  constructor(description: Description) {
    this.#description = description;
  }

  find(method: string, path: string): { described: Described; params: Record<string, string> } | null {
    for (const described of this.#description.operations) {
      const params = described.match(method, path);
      if (params) return { described, params };
    }
    return null;
  }

  request(request: Received, described: Described | undefined): void {
    this.checked.requests += 1;
    if (!described) return void this.add(request, 'request', 'the stand-in serves no such operation');
    const { method, path, query, headers, text } = request;
    if (!headers['user-agent'])
      this.add(request, 'request', 'no User-Agent: GitHub turns such requests away');
    const result = this.#description.validator.validateRequest(
      { method, path, query: Object.fromEntries(query), headers, ...(text && { body: text }) },
      described.operation,
    );
    for (const { instancePath, message } of result.errors ?? []) {
      this.add(request, 'request', `${instancePath} ${message}`.trim());
    }
  }

  /** @param text the body exactly as it is sent; empty: none. */
  answer(request: Received, described: Described, status: number, text: string): void {
    this.checked.answers += 1;
    if (!described.statuses.has(status)) {
      return void this.add(request, 'answer', `status ${status} is not described`);
    }
    let body: unknown;
    try {
      // No body counts as null, which is what openapi-backend expects of a 204.
      body = JSON.parse(text || 'null');
    } catch {
      return void this.add(request, 'answer', `status ${status}: the body is not JSON`);
    }
    const result = this.#description.validator.validateResponse(body, described.operation, status);
    for (const { instancePath, message } of result.errors ?? []) {
      this.add(request, 'answer', `status ${status}: ${instancePath} ${message}`);
    }
  }

  add({ number, method, path, search, operation }: Received, of: Violation['of'], what: string): void {
    const where = `${method} ${path}${search}${operation ? ` (${operation})` : ''}`;
    this.violations.push({ number, of, where, what });
  }
}
