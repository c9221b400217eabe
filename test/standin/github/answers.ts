/** An answer before it is written to the wire; without a body nothing follows the headers. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Thrown by operations that GitHub turns down. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly object[] | undefined;

  constructor(status: number, message: string, errors?: readonly object[]) {
    super(message);
    this.status = status;
    this.errors = errors;
  }

  /** GitHub's own shape. */
  answer(): Answer {
    const { status, message, errors } = this;
    const documentation_url = 'https://docs.github.com/rest';
    return { status, body: { message, documentation_url, errors, status: String(status) } };
  }
}
