import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const page = textOf('.github/docs/troubleshooting.md');

/** What runs of the bundle have written, and what tests expect of others. */
const seen = ['test/bundle/golden/files/*.md', 'test/**/*.test.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Messages are the code spans of several words in headings, and those that are whole sentences. */
const messages = [...page.matchAll(/^.*$/gm)].flatMap(([line]) =>
  [...line.matchAll(/`([^`]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => (line.startsWith('#') ? span.includes(' ') : /^[A-Z].* .*\.$/.test(span))),
);

test('the page quotes messages', () => expect(messages.length).toBeGreaterThan(15));

test.each(messages)('“%s” is a message of the action', (message) => expect(seen).toContain(message));
