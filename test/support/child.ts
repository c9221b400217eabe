/** What a child process prints, whole and as lines that can be waited for, and how it ends. */

import type { ChildProcess } from 'node:child_process';

type StreamName = 'stdout' | 'stderr';

export interface Ending {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
}

/** Waits for the end of a child process and of its streams; kills it after `limitMs`. */
export function ending(child: ChildProcess, limitMs: number): Promise<Ending> {
  return new Promise((resolve, reject) => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
      // A grandchild may still hold the pipes.
      child.stdout?.destroy();
      child.stderr?.destroy();
    }, limitMs);
    child.once('error', reject);
    child.once('close', (exitCode, signal) => {
      clearTimeout(timer);
      resolve({ exitCode, signal, timedOut });
    });
  });
}

export class LineFeed {
  /** Of both streams, in the order in which they were complete. */
  readonly lines: string[] = [];
  readonly #texts: Record<StreamName, string> = { stdout: '', stderr: '' };
  readonly #rests: Record<StreamName, string> = { stdout: '', stderr: '' };
  readonly #waiting = new Set<() => void>();
  #ended = false;

  constructor(child: ChildProcess) {
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
        this.#texts[name] += chunk;
        const lines = (this.#rests[name] + chunk).split(/\r?\n/);
        this.#rests[name] = lines.pop() ?? '';
        this.lines.push(...lines);
        for (const look of [...this.#waiting]) look();
      });
    }
  }

  /** All of one stream so far. */
  text(name: StreamName): string {
    return this.#texts[name];
  }

  /** The first line that matches, from the start of the run on; rejects if the run ends without. */
  line(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = this.lines.find((line) => pattern.test(line));
        if (found === undefined && !this.#ended) return;
        this.#waiting.delete(look);
        if (found === undefined)
          reject(new Error(`The action ended without a line that matches ${pattern}.`));
        else resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** The process is gone: last lines without a line break count, and whoever still waits hears of it. */
  end(): void {
    this.#ended = true;
    this.lines.push(...Object.values(this.#rests).filter((rest) => rest !== ''));
    for (const look of [...this.#waiting]) look();
  }
}
