/**
 * `npm run pictures`: renders the pictures of the README. The action answers a command on simulated servers, and
 * Chromium shows the thread as GitHub would, on a light and on a dark page. `CHROMIUM` names another program.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { openThread } from '../trigger/support/thread.ts';

const SERVER = 'https://github.com';
const REPOSITORY = 'octo-org/sdk';
const COMMAND = '/docs add a quickstart for the Python SDK';
/** What the pull request changes. */
const PULL = 128;
const FILES = [
  { filename: 'docs/quickstart/python.mdx', status: 'added', additions: 64, deletions: 0 },
  { filename: 'docs/docs.json', status: 'modified', additions: 3, deletions: 1 },
] as const;
/** In place of the address on this machine. */
const PREVIEW = 'https://python-quickstart.preview.example.com';
const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀' };

/** In CSS pixels. */
const WIDTH = 760;

/** GitHub's, for the style sheet. */
const COLORS = {
  light: `--page: #fff; --text: #1f2328; --muted: #59636e;
    --border: #d1d9e0; --head: #f6f8fa; --link: #0969da;`,
  dark: `--page: #0d1117; --text: #f0f6fc; --muted: #9198a1;
    --border: #3d444d; --head: #151b23; --link: #4493f8;`,
};

/** The thread of a command that has led to a pull request in the same repository. */
async function commentsOf() {
  const jobs = { firstPull: PULL, model: 'claude-sonnet-4-5', pace: 0.5 };
  await using service = await startService({ repository: `${SERVER}/${REPOSITORY}`, ...jobs });
  await using thread = await openThread({ name: REPOSITORY });
  const { github, issue } = thread;
  const { world } = github;
  world.setPermission(REPOSITORY, 'octocat', 'write');
  world.addIssue(REPOSITORY, { number: PULL, pull: true }).change.files = FILES;

  const previewing = { 'preview-path': '/v1/project/preview/{projectId}' };
  const inputs = { 'project-id': 'ok', 'poll-interval': '1', ...previewing };
  const command = thread.command(COMMAND, service, { as: 'octocat', inputs });
  await using result = await runAction(command);
  if (result.outputs.outcome !== 'pr-opened') throw new Error(result.stdout);

  return world.comments(issue).map((comment) => ({
    login: comment.user.login,
    body: comment.body.replaceAll(`${service.url}/previews/changes`, PREVIEW),
    reactions: world.reactions(comment).map((reaction) => EMOJI[reaction.content] ?? ''),
  }));
}

function pageOf(comments: Awaited<ReturnType<typeof commentsOf>>, colors: string): string {
  const boxes = comments.map(({ login, body, reactions }) => {
    const isBot = login.endsWith('[bot]');
    const name = login.replace('[bot]', '');
    // GitHub shortens links to pull requests of the same repository.
    const link = `>${SERVER}/${REPOSITORY}/pull/${PULL}</a>`;
    const html = renderMarkdown(body).html.replaceAll(link, `>#${PULL}</a>`);
    const counters = reactions.map((emoji) => `<span>${emoji} 1</span>`).join(' ');
    return `<div class="row"><div class="avatar ${isBot ? 'bot' : ''}">${name.charAt(0).toUpperCase()}</div>
      <div class="box"><div class="head"><b>${name}</b>${isBot ? ' <i>bot</i>' : ''} commented</div>
      <div class="body">${html}${counters && `<p class="reactions">${counters}</p>`}</div></div></div>`;
  });
  return `<!doctype html><meta charset="utf-8">
    <style>:root { ${colors} }\n${readFileSync(join(import.meta.dirname, 'thread.css'), 'utf8')}</style>
    ${boxes.join('\n')}
    <script>document.title = document.documentElement.scrollHeight;</script>`;
}

const comments = await commentsOf();
using folder = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-pictures-'));
for (const [theme, colors] of Object.entries(COLORS)) {
  const page = join(folder.path, `${theme}.html`);
  writeFileSync(page, pageOf(comments, colors));

  const [, height] = /<title>(\d+)</.exec(chromium(page, 100, '--dump-dom')) ?? [];
  const picture = resolve(import.meta.dirname, `../../.github/docs/pictures/thread-${theme}.png`);
  chromium(page, Number(height), '--force-device-scale-factor=2', `--screenshot=${picture}`);
  console.log(picture);
}

function chromium(page: string, height: number, ...options: string[]): string {
  const profile = `--user-data-dir=${join(folder.path, 'profile')}`;
  const size = `--window-size=${WIDTH},${height}`;
  const common = ['--headless', '--no-sandbox', '--hide-scrollbars', profile, size];
  const program = process.env.CHROMIUM ?? 'chromium';
  const parameters = [...common, ...options, `file://${page}`];
  return execFileSync(program, parameters, { encoding: 'utf8', stdio: 'pipe' });
}
