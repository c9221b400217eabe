/** A runner that records its output, with the log as the real runner reads it. */

import type { RunnerCommands } from '../../src/runner/publisher.ts';

export interface Recorder {
  readonly runner: RunnerCommands;
  readonly outputs: Record<string, string>;
  /** Lines and commands so far. */
  log(): string;
  /** The job summary so far. */
  summary(): string;
}

export function createRecorder(): Recorder {
  const lines: string[] = [];
  const outputs: Record<string, string> = {};
  let summary = '';
  const data = (text: string): string =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const command = (name: string) => (text: string, properties?: { title: string }) => {
    lines.push(`::${name}${properties ? ` title=${properties.title}` : ''}::${data(text)}`);
  };
  return {
    outputs,
    log: () => lines.join('\n'),
    summary: () => summary,
    runner: {
      info: (line) => void lines.push(line),
      notice: command('notice'),
      warning: command('warning'),
      error: command('error'),
      startGroup: command('group'),
      endGroup: () => {},
      setOutput: (name, value) => {
        outputs[name] = value;
      },
      saveState: () => {},
      writeSummary: async (markdown) => {
        summary += markdown;
      },
    },
  };
}
