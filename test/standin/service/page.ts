/** The page that a `prLink` opens: what was asked, as a person would look for it in a pull request. */
import type { Job } from './job.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** The first line of the first instruction, as a title: at most 72 characters. */
export function titleOf(job: Job): string {
  const line = (job.turns[0]?.prompt ?? '').trim().split(/[\r\n]/, 1)[0] ?? '';
  const signs = Array.from(line);
  return signs.length > 72 ? `${signs.slice(0, 71).join('')}…` : line || 'Update the documentation';
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1f2328, #e6edf3); --soft: light-dark(#59636e, #9198a1);
  --paper: light-dark(#fff, #0d1117); --card: light-dark(#f6f8fa, #151b23); --line: light-dark(#d1d9e0, #3d444d); }
body { margin: 0 auto; max-width: 46rem; padding: 2.5rem 1.25rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; font-weight: 500; line-height: 1.25; margin: 0 0 .75rem; overflow-wrap: anywhere; }
h1 span, p, dt, footer { color: var(--soft); }
mark { background: #1a7f37; border-radius: 2em; color: #fff; font-size: .875rem; font-weight: 500; margin-right: .5rem;
  padding: .3em .9em; }
ol { list-style: none; margin: 1.75rem 0; padding: 0; }
li { border: 1px solid var(--line); border-radius: .5rem; margin-bottom: 1rem; overflow: hidden; }
li h2 { background: var(--card); border-bottom: 1px solid var(--line); font-size: .875rem; font-weight: 600; margin: 0;
  padding: .5rem 1rem; }
li time { color: var(--soft); font-weight: 400; }
pre { font: .875rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; padding: 1rem;
  white-space: pre-wrap; }
footer { border-top: 1px solid var(--line); font-size: .875rem; padding-top: 1rem; }`;

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const instruction = (prompt: string, at: number, index: number) => {
  const time = new Date(at).toISOString();
  const name = index === 0 ? 'Instruction' : `Follow-up ${index}`;
  return `<li>
<h2>${name} <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></h2>
<pre>${escapeHtml(prompt)}</pre>
</li>`;
};

/** HTML of the pull request; `repository` is `OWNER/REPO`. Every text of the job is escaped. */
export function pullPage(job: Job, pull: number, repository: string): string {
  const title = titleOf(job);
  return document(
    `${title} · Pull request #${pull} · ${repository}`,
    `<h1>${escapeHtml(title)} <span>#${pull}</span></h1>
<p><mark>Open</mark> in <strong>${escapeHtml(repository)}</strong>, into <code>main</code></p>
<ol>
${job.turns.map((turn, index) => instruction(turn.prompt, turn.at, index)).join('\n')}
</ol>
<footer>Job <code>${escapeHtml(job.id)}</code>, scenario <code>${escapeHtml(job.scenario.name)}</code>.
This is a stand-in: no file was changed.</footer>`,
  );
}

/** HTML for a pull request that is not there. */
export const noSuchPage = (): string =>
  document('Not found', '<h1>There is no such pull request</h1>\n<p>Its job may still be active.</p>');

/** No scripts, no images, nothing from elsewhere. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};
