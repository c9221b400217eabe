import type { ChildProcess } from 'node:child_process';

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
