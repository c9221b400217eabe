/** An answer before it is written to the wire. `body` undefined: none. `text` is sent as it is. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
  text?: string;
};

/** Thrown by operations that GitHub turns down. */
export class Refusal extends Error {
  readonly status: number;
  readonly more: Record<string, unknown>;

  /** @param more goes into the body beside the message: `errors`, or another `documentation_url`. */
  constructor(status: number, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }

  /** GitHub's own shape; the status stands in the body as text. */
  answer(documentation: string): Answer {
    return problem(this.status, this.message, { documentation_url: documentation, ...this.more });
  }
}

export function problem(status: number, message: string, more: Record<string, unknown>): Answer {
  return { status, headers: {}, body: { message, ...more, status: String(status) } };
}

/** The exact text that goes over the wire; empty: no body. */
export function textOf(answer: Answer): string {
  if (answer.text !== undefined) return answer.text;
  return answer.body === undefined ? '' : JSON.stringify(answer.body);
}

/** The 422 for content that GitHub does not take. */
export function invalid(resource: string, field: string, message: string, code = 'unprocessable'): Refusal {
  return new Refusal(422, 'Validation Failed', { errors: [{ resource, code, field, message }] });
}
