import { expect, test } from 'vitest';
import { ask, stoppedClock } from './ask.ts';
import { HOSTILE_MESSAGE } from './hostile.ts';
import { startService } from './service.ts';

test('a prLink opens a page with every instruction in order', async () => {
  await using service = await startService();
  const { create, message } = ask(service, 'instant');
  const { json } = await create('Describe <b>limits</b> & quotas\nwith examples');
  await message(json.id, 'Shorter, "please"');
  const response = await fetch(json.prLink);
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('<h1>Describe &lt;b&gt;limits&lt;/b&gt; &amp; quotas <span>#1</span></h1>');
  expect(html).toContain('example/docs');
  expect(html.indexOf('with examples</pre>')).toBeGreaterThan(0);
  expect(html.indexOf('Shorter, &quot;please&quot;</pre>')).toBeGreaterThan(
    html.indexOf('with examples</pre>'),
  );
});

test('nothing of an instruction becomes markup', async () => {
  await using service = await startService();
  const { create } = ask(service, 'instant');
  const page = async (prompt: string) => {
    const html = await (await fetch((await create(prompt)).json.prLink)).text();
    return html.match(/<\/?[a-z]+/gi)?.join(' ');
  };
  const plain = await page('plain');
  expect(plain).not.toContain('script');
  expect(await page(HOSTILE_MESSAGE)).toBe(plain);
  expect(await page('</title></style><script>alert(1)</script>')).toBe(plain);
});

test('a pull request is there from the moment it was opened, and stays', async () => {
  const clock = stoppedClock();
  await using service = await startService({ now: clock.now });
  const { create, message } = ask(service, 'quick');
  const status = async (address: string) => (await fetch(address)).status;
  const { json } = await create('x');
  const link = `${service.url}/example/docs/pull/1`;
  expect(await status(link)).toBe(404);
  clock.at(2);
  expect(await status(link)).toBe(200);
  await message(json.id, 'y');
  expect(await status(link)).toBe(200);
  expect(await status(`${service.url}/example/docs/pull/2`)).toBe(404);
});

test('jobs can link to another repository, from another number on', async () => {
  const repository = 'http://127.0.0.1:9/acme/docs';
  await using service = await startService({ repository, firstPull: 41 });
  const { json } = await ask(service, 'instant').create('x');
  expect(json.prLink).toBe(`${repository}/pull/41`);
  expect(json.source.repository).toBe(repository);
});
