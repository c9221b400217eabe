import { type Described, described, validator } from './description.ts';
import type { Received } from './exchange.ts';

type Found = { described: Described; params: Record<string, string> };

/** The operation of a request, if it is simulated, and the parameters in its path. */
export function find(method: string, path: string): Found | undefined {
  for (const one of described) {
    const match = one.pattern.exec(`${method} ${path}`);
    if (!match) continue;

    const values = Object.entries(match.groups ?? {});
    const params = values.map(([key, value]) => [key, decodeURIComponent(value)]);
    return { described: one, params: Object.fromEntries(params) };
  }
  return undefined;
}

/** Holds requests and answers against GitHub's description, and keeps what does not fit. */
export class Checker {
  /** Violations of GitHub's description, and errors of the simulation itself. */
  violations: string[] = [];

  request(request: Received, described: Described | undefined): void {
    const { method, path, query, headers, text } = request;
    if (!described)
      return void this.add(request, 'request', 'the stand-in serves no such operation');
    if (!headers['user-agent'])
      this.add(request, 'request', 'no User-Agent: GitHub turns such requests away');

    const { errors } = validator.validateRequest(
      { method, path, query: Object.fromEntries(query), headers, ...(text && { body: text }) },
      described.operation,
    );
    for (const { instancePath, message } of errors ?? [])
      this.add(request, 'request', `${instancePath} ${message}`.trim());
  }

  /** An answer that a fault made up is not checked. @param text the body exactly as it is sent; empty: none */
  answer(request: Received, { operation }: Described, status: number, text: string): void {
    if (!(status in (operation.responses ?? {})))
      return void this.add(request, 'answer', `status ${status} is not described`);

    // No body counts as null, which is what openapi-backend expects of a 204.
    const { errors } = validator.validateResponse(JSON.parse(text || 'null'), operation, status);
    for (const { instancePath, message } of errors ?? [])
      this.add(request, 'answer', `status ${status}: ${instancePath} ${message}`);
  }

  add(request: Received, of: 'request' | 'answer' | 'standin', what: string): void {
    const { method, path, search, operation } = request;
    this.violations.push(
      `${of}: ${method} ${path}${search} (${operation ?? 'not served'}): ${what}`,
    );
  }
}
