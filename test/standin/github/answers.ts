export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, message: string) {
    super(message);
    const documentation_url = 'https://docs.github.com/rest';
    this.answer = { status, body: { message, documentation_url, status: `${status}` } };
  }
}
