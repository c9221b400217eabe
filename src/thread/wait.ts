import type { Clock } from '../clock.ts';
import { asFault, isGone, type ThreadComments } from '../github/comments.ts';
import { SILENT_AFTER, type Wait } from './decide.ts';
import { pause } from './own.ts';
import { readRecord, type Seal } from './record.ts';

export interface WaitDeps {
  comments: ThreadComments;
  seal: Seal;
  clock: Clock;
  signal?: AbortSignal | undefined;
  /** By `clock.now()`. */
  deadline: number;
}

const PAUSE = 3000;

/**
 * Asks for one comment every 3 s until its record has changed, the comment is gone, its last change is 90 s
 * past, or the deadline has come (record.md, Before sending). Whoever waits reads the thread again afterwards.
 * `now`: GitHub's time when the wait was decided.
 */
export async function waitForRecord(wait: Wait, now: number, deps: WaitDeps): Promise<void> {
  const { comments, clock, deadline, seal } = deps;
  // For a comment that cannot be asked for: a wait must end without an answer, too.
  const longest = clock.now() + (wait.until - now);
  for (;;) {
    const left = deadline - clock.now();
    if (left <= 0) return;
    await pause(Math.min(PAUSE, left), deps);
    try {
      const { data, date } = await comments.get(wait.commentId);
      const found = readRecord(data.body, seal);
      if (found.type !== 'record' || found.record.seq !== wait.seq) return;
      if (date - data.updatedAt >= SILENT_AFTER) return;
    } catch (error) {
      if (isGone(asFault(error)) || clock.now() >= longest) return;
    }
  }
}
