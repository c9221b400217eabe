/** An answer before it is written to the wire; without a body nothing follows the headers. */
export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Thrown by operations that GitHub turns down. */
export class Refusal extends Error {
  status: number;
  errors: readonly object[] | undefined;

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
