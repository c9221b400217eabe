/** Reads HTTP/1.1 requests from a stream of bytes, as far as they arrive. */

export interface RequestHead {
  readonly method: string;
  /** As sent: path and query, or an absolute address through a proxy. */
  readonly target: string;
  /** Names in lower case; equal names joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly keepAlive: boolean;
}

/** One request as it comes in; `take` gives back what belongs to the next one. */
export class RequestReader {
  head: RequestHead | null = null;
  bodyComplete = false;
  /** Every byte of the request so far, head and framing included. */
  bytes = 0;
  readonly #body: Buffer[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #expected: number | 'chunked' = 0;

  /** The body so far, without framing. */
  get body(): string {
    return Buffer.concat(this.#body).toString('utf8');
  }

  /**
   * Takes a piece and gives what is left over after the end of the request.
   * @throws Error for what is no HTTP request.
   */
  take(piece: Buffer): Buffer {
    this.#rest = Buffer.concat([this.#rest, piece]);
    this.#advance();
    const left = this.bodyComplete ? this.#rest : Buffer.alloc(0);
    this.bytes += piece.length - left.length;
    return left;
  }

  #advance(): void {
    if (this.head === null) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.head = parseHead(this.#rest.subarray(0, end).toString('latin1'));
      this.#rest = this.#rest.subarray(end + 4);
      const { headers } = this.head;
      const chunked = /chunked/i.test(headers['transfer-encoding'] ?? '');
      this.#expected = chunked ? 'chunked' : Number(headers['content-length'] ?? 0);
    }
    if (this.#expected === 'chunked') this.#takeChunks();
    else this.#expected -= this.#takeBody(this.#expected);
    if (this.#expected === 0) this.bodyComplete = true;
  }

  #takeBody(most: number): number {
    const part = this.#rest.subarray(0, most);
    this.#body.push(part);
    this.#rest = this.#rest.subarray(part.length);
    return part.length;
  }

  #takeChunks(): void {
    for (;;) {
      const lineEnd = this.#rest.indexOf('\r\n');
      if (lineEnd < 0) return;
      const size = Number.parseInt(this.#rest.subarray(0, lineEnd).toString('latin1'), 16);
      if (Number.isNaN(size)) throw new Error('Not a chunk size.');
      // Test clients send no trailers: the last chunk is followed by one empty line.
      if (this.#rest.length < lineEnd + 2 + size + 2) return;
      this.#rest = this.#rest.subarray(lineEnd + 2);
      this.#takeBody(size);
      this.#rest = this.#rest.subarray(2);
      if (size === 0) {
        this.#expected = 0;
        return;
      }
    }
  }
}

function parseHead(text: string): RequestHead {
  const [first = '', ...lines] = text.split('\r\n');
  const match = /^([A-Z]+) (\S+) HTTP\/1\.([01])$/.exec(first);
  if (!match) throw new Error(`Not a request line: ${JSON.stringify(first.slice(0, 100))}.`);
  const [, method = '', target = '', minor] = match;
  const headers: Record<string, string> = Object.create(null);
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`Not a header line: ${JSON.stringify(line.slice(0, 100))}.`);
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  const keepAlive = minor === '1' && !/\bclose\b/i.test(headers.connection ?? '');
  return { method, target, headers, keepAlive };
}
