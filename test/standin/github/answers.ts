/** An answer before it is written to the wire. `text` is sent as it is; with neither there is no body. */
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

  /** GitHub's own shape. */
  answer(documentation: string): Answer {
    const { status, message, more } = this;
    const body = { message, documentation_url: documentation, ...more, status: String(status) };
    return { status, headers: {}, body };
  }
}

/** The 422 for content that GitHub does not take. */
export function invalid(resource: string, field: string, message: string): Refusal {
  const errors = [{ resource, code: 'unprocessable', field, message }];
  return new Refusal(422, 'Validation Failed', { errors });
}

/** The exact text that goes over the wire; empty: no body. */
export function textOf({ text, body }: Answer): string {
  return text ?? (body === undefined ? '' : JSON.stringify(body));
}
