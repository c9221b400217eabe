import { expect, test } from 'vitest';
import { showsInstruction } from '../../src/result/presentation.ts';

const url = 'https://example.com/o/r/issues/1#issuecomment-1';

test.each([
  ['/docs --new Write it.', 'Write it.', true],
  ['> As it was.\n\n/docs Write it.', 'Write it.', true],
  ['/docs\r\nWrite it:\r\n\r\n- `pip`\r\n- uv \r\n', 'Write it:\n\n- `pip`\n- uv', true],
  // A mail below it, or a sign in it, was left out.
  ['/docs Write it.\n\nOn Monday, X wrote:\n> Hi', 'Write it.', false],
  ['/docs Write\u200b it.', 'Write it.', false],
  // It is not certain what is code.
  ['a `\n/docs x `<b title="c">`', 'x `<b title="c">`', false],
])('the comment %j shows the whole instruction %j: %j', (body, instruction, isShown) => {
  expect(showsInstruction({ url, body }, instruction)).toBe(isShown);
});

test.each([
  ['If x < y & y > z, ask @octocat.', true],
  ['Run:\n```bash\nls\n```', true],
  ['Say `Promise<void>` is not `<!-- a -->`.', true],
  ['Add:\n```html\n<a title="b">\n```', true],
  ['Do:\n- [ ] this', true],
  ['Use `a`<b>`c`.', false],
  ['Use <Card> here.', false],
  ['Use <!-- x -->.', false],
  ['Use &nbsp;', false],
  ['See [it](https://x.test).', false],
  ['See [it][1].', false],
  ['See [1].\n\n[1]: https://x.test', false],
  ['Run:\n```sh and hide\nls\n```', false],
])('a reader of the comment sees all of %j: %j', (instruction, isSeen) => {
  const body = `/docs ${instruction}`;

  expect(showsInstruction({ url, body }, instruction)).toBe(isSeen);
  expect(showsInstruction({ url: undefined, body }, instruction)).toBe(false);
  expect(showsInstruction(undefined, instruction)).toBe(false);
});
