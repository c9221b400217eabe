import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';

export function watch(child: ChildProcess, limitMs: number) {
  const printed = { stdout: '', stderr: '' };
  const progress = new EventEmitter();
  let [timedOut, isOver] = [false, false];

  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      printed[name] += chunk;
      progress.emit('more');
    });

  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
    // A grandchild may still hold the pipes.
    child.stdout?.destroy();
    child.stderr?.destroy();
  }, limitMs);

  async function wait() {
    const [exitCode, signal] = await once(child, 'close');
    clearTimeout(timer);
    isOver = true;
    progress.emit('more');
    return {
      exitCode: exitCode as number | null,
      signal: signal as NodeJS.Signals | null,
      timedOut,
      ...printed,
    };
  }

  return {
    ended: wait(),
    async line(pattern: RegExp): Promise<string> {
      for (;;) {
        const texts = Object.values(printed);
        const lines = texts.flatMap((text) => text.split(/\r?\n/).slice(0, -1));
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        if (isOver) throw new Error(`The process ended without a line that matches ${pattern}.`);

        await once(progress, 'more');
      }
    },
  };
}
