import { expect, test } from 'vitest';
import { showsInstruction } from '../../src/result/presentation.ts';

const url = 'https://example.com/o/r/issues/1#issuecomment-1';

test.each([
  ['one line', '/docs Write it.', 'Write it.'],
  ['several lines', '/docs\r\nWrite it:\r\n\r\n- `pip`\r\n- uv \r\n', 'Write it:\n\n- `pip`\n- uv'],
  ['an option', '/docs --new Write it.', 'Write it.'],
  ['a quote before it', '> As it was.\n\n/docs Write it.', 'Write it.'],
  [
    'comparisons, and names',
    '/docs If x < y & y > z, ask @octocat.',
    'If x < y & y > z, ask @octocat.',
  ],
  ['a code block', '/docs Run:\n```bash\nls\n```', 'Run:\n```bash\nls\n```'],
  [
    'HTML in code',
    '/docs Say `Promise<void>` is not `<!-- a -->`.',
    'Say `Promise<void>` is not `<!-- a -->`.',
  ],
  [
    'HTML in a code block',
    '/docs Add:\n```html\n<a title="b">\n```',
    'Add:\n```html\n<a title="b">\n```',
  ],
  ['a checklist', '/docs Do:\n- [ ] this', 'Do:\n- [ ] this'],
])('a comment shows the whole instruction: %s', (_, body, instruction) => {
  expect(showsInstruction({ url, body }, instruction)).toBe(true);
});

test.each([
  ['the comment has no usable URL', undefined, '/docs Write it.', 'Write it.'],
  [
    'a mail below it was left out',
    url,
    '/docs Write it.\n\nOn Monday, X wrote:\n> Hi',
    'Write it.',
  ],
  ['signs were left out of it', url, '/docs Write\u200b it.', 'Write it.'],
  ['HTML between spans is not shown', url, '/docs Use `a`<b>`c`.', 'Use `a`<b>`c`.'],
  ['HTML is not shown', url, '/docs Use <Card> here.', 'Use <Card> here.'],
  ['comments are not shown', url, '/docs Use <!-- x -->.', 'Use <!-- x -->.'],
  ['what is code is not certain', url, 'a `\n/docs x `<b title="c">`', 'x `<b title="c">`'],
  ['entities become signs', url, '/docs Use &nbsp;', 'Use &nbsp;'],
  ['URLs are behind words', url, '/docs See [it](https://x.test).', 'See [it](https://x.test).'],
  ['URLs are behind words and references', url, '/docs See [it][1].', 'See [it][1].'],
  [
    'definitions are not shown',
    url,
    '/docs See [1].\n\n[1]: https://x.test',
    'See [1].\n\n[1]: https://x.test',
  ],
  [
    'images are not shown as text',
    url,
    '/docs As ![x](https://x.test/y.png)',
    'As ![x](https://x.test/y.png)',
  ],
  [
    'words begin a code block',
    url,
    '/docs Run:\n```sh and hide\nls\n```',
    'Run:\n```sh and hide\nls\n```',
  ],
])('the result shows the instruction, because %s', (_, address, body, instruction) => {
  expect(showsInstruction({ url: address, body }, instruction)).toBe(false);
});

test('a run that no comment started shows its instruction', () => {
  expect(showsInstruction(undefined, 'Write it.')).toBe(false);
});
