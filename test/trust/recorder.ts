/** A runner that records its output, with the log as the real runner reads it, and runs that need nothing else. */

import type { Start } from '../../src/main.ts';
import { Publisher, type RunnerCalls } from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { createFakeClock } from '../support/clock.ts';

export function createRecorder() {
  const lines: string[] = [];
  const outputs: Record<string, string> = {};
  let summary = '';

  const data = (text: string): string =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string): string =>
    data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

  const command = (name: string) => (text: string | Error, properties?: { title?: string }) => {
    const title = properties?.title ? ` title=${property(properties.title)}` : '';
    lines.push(`::${name}${title}::${data(String(text))}`);
  };

  const runner: RunnerCalls = {
    info: (line) => void lines.push(line),
    notice: command('notice'),
    warning: command('warning'),
    error: command('error'),
    startGroup: command('group'),
    endGroup: () => {},
    setOutput: (name, value) => {
      outputs[name] = value;
    },
    // A run must not end before its summary is written.
    writeSummary: async (markdown) => {
      await new Promise(setImmediate);
      summary += markdown;
    },
  };

  return {
    outputs,
    log: () => lines.join('\n'),
    summary: () => summary,
    runner,
  };
}

const never = (): never => {
  throw new Error('This run may not get so far.');
};

/** A run of a push that ends before it uses network or files, unless `more` has them. */
export function recordedRun(more: Partial<Start> = {}, secrets: readonly string[] = []) {
  const recorder = createRecorder();
  const publisher = new Publisher(recorder.runner, redactor(secrets));

  const env: Start = {
    inputs: {},
    event: { name: 'push', payload: {} },
    run: {
      id: '1',
      attempt: 1,
      nonce: 'nonce',
      job: 'job',
      step: 'step',
      url: undefined,
      repository: { id: 1, fullName: 'o/r' },
      commit: '',
      serverUrl: 'https://github.com',
    },
    publisher,
    clock: createFakeClock(),
    signal: new AbortController().signal,
    random: never,
    connect: never,
    files: { resolve: never, realpath: never, read: never, write: never, makeFolder: never },
    programs: { load: never, env: {} },
    folders: { workspace: '/', temp: undefined },
    openGitHub: never,
    userAgent: 'test',
    ...more,
  };

  return { env, recorder, publisher };
}
