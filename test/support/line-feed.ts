/** Collects what a child process prints, whole and as lines that can be waited for. */

import type { ChildProcess } from 'node:child_process';

type StreamName = 'stdout' | 'stderr';

interface Waiter {
  readonly pattern: RegExp;
  resolve(line: string): void;
  reject(error: Error): void;
}

export class LineFeed {
  /** Of both streams, in the order in which they were complete. */
  readonly lines: string[] = [];
  readonly #chunks: Record<StreamName, string[]> = { stdout: [], stderr: [] };
  readonly #rest: Record<StreamName, string> = { stdout: '', stderr: '' };
  readonly #waiters = new Set<Waiter>();
  #ended = false;

  constructor(child: ChildProcess) {
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (chunk: string) => this.#take(name, chunk));
    }
  }

  /** All of one stream so far. */
  text(name: StreamName): string {
    return this.#chunks[name].join('');
  }

  /** The first line that matches, from the start of the run on. */
  line(pattern: RegExp): Promise<string> {
    // A global pattern remembers where it was; each line is to be searched from its start.
    const fresh = new RegExp(pattern.source, pattern.flags.replaceAll(/[gy]/g, ''));
    const printed = this.lines.find((line) => fresh.test(line));
    if (printed !== undefined) return Promise.resolve(printed);
    if (this.#ended) return Promise.reject(this.#missing(fresh));
    return new Promise((resolve, reject) => this.#waiters.add({ pattern: fresh, resolve, reject }));
  }

  /** The process is gone: last lines without a line break count, and whoever still waits is told. */
  end(): void {
    this.#ended = true;
    for (const name of ['stdout', 'stderr'] as const) {
      if (this.#rest[name] !== '') this.#add(this.#rest[name]);
      this.#rest[name] = '';
    }
    for (const { pattern, reject } of this.#waiters) reject(this.#missing(pattern));
    this.#waiters.clear();
  }

  #take(name: StreamName, chunk: string): void {
    this.#chunks[name].push(chunk);
    const lines = (this.#rest[name] + chunk).split(/\r?\n/);
    this.#rest[name] = lines.pop() ?? '';
    for (const line of lines) this.#add(line);
  }

  #add(line: string): void {
    this.lines.push(line);
    for (const waiter of this.#waiters) {
      if (!waiter.pattern.test(line)) continue;
      this.#waiters.delete(waiter);
      waiter.resolve(line);
    }
  }

  #missing(pattern: RegExp): Error {
    return new Error(`The action ended without a line that matches ${pattern}.`);
  }
}
