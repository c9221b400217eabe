/** What a child process prints, whole and as lines that can be waited for, and how it ends. */

import type { ChildProcess } from 'node:child_process';

type Ending = { exitCode: number | null; signal: NodeJS.Signals | null; timedOut: boolean };

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

/** The texts of both streams so far; both are whole once the streams are closed. */
export class Printed {
  stdout = '';
  stderr = '';
  readonly #looking = new Set<() => void>();
  #ended = false;

  constructor(child: ChildProcess) {
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
        this[name] += chunk;
        for (const look of this.#looking) look();
      });
    }
    child.once('close', () => {
      this.#ended = true;
      for (const look of this.#looking) look();
    });
  }

  /** The first whole line that matches, one already printed too; rejects if the run ends without. */
  line(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const lines = [this.stdout, this.stderr].flatMap((text) =>
          text.split(/\r?\n/).slice(0, -1),
        );

        const found = lines.find((line) => pattern.test(line));
        if (found === undefined && !this.#ended) return;

        this.#looking.delete(look);
        if (found !== undefined) resolve(found);
        else reject(new Error(`The action ended without a line that matches ${pattern}.`));
      };

      this.#looking.add(look);
      look();
    });
  }
}
