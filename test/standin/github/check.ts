import type { Described, Description } from './description.ts';
import type { Json } from './schema.ts';

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

/** The part of a request that is checked. `path` and `search` as GitHub would see them, without a base path. */
export type Sent = {
  number: number;
  method: string;
  path: string;
  search: string;
  headers: Record<string, string>;
  text: string;
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
      if (described.method !== method.toLowerCase()) continue;
      const params = described.match(path);
      if (params) return { described, params };
    }
    return null;
  }

  request(sent: Sent, described: Described | undefined): void {
    this.checked.requests += 1;
    if (!described) {
      this.#add(sent, described, 'request', 'the stand-in serves no such operation');
      return;
    }
    if (!sent.headers['user-agent']) {
      this.#add(sent, described, 'request', 'no User-Agent: GitHub turns such requests away');
    }
    const result = this.#description.validator.validateRequest(
      {
        method: sent.method,
        path: sent.path,
        query: Object.fromEntries(new URLSearchParams(sent.search)),
        headers: sent.headers,
        ...(sent.text && { body: sent.text }),
      },
      described.operation,
    );
    for (const error of result.errors ?? []) {
      this.#add(sent, described, 'request', `${error.instancePath} ${error.message}`.trim());
    }
  }

  /** @param text the body exactly as it is sent; empty: none. */
  answer(sent: Sent, described: Described, status: number, text: string): void {
    this.checked.answers += 1;
    if (!described.statuses.has(status)) {
      this.#add(sent, described, 'answer', `status ${status} is not described`);
      return;
    }
    const body = parse(text);
    if (body === undefined) {
      this.#add(sent, described, 'answer', `status ${status}: the body is not JSON`);
      return;
    }
    const { validator } = this.#description;
    const result = validator.validateResponse(body, described.operation, status);
    for (const error of result.errors ?? []) {
      this.#add(sent, described, 'answer', `status ${status}: ${error.instancePath} ${error.message}`);
    }
  }

  /** A mistake of the stand-in's own (a handler or a hook that threw). */
  broken(sent: Sent, error: unknown): void {
    this.#add(
      sent,
      undefined,
      'standin',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }

  #add(sent: Sent, described: Described | undefined, of: Violation['of'], what: string): void {
    const where = `${sent.method} ${sent.path}${sent.search}${described ? ` (${described.id})` : ''}`;
    this.violations.push({ number: sent.number, of, where, what });
  }
}

/** No body counts as null, which is what openapi-backend expects of a 204. */
function parse(text: string): Json | undefined {
  if (text === '') return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
