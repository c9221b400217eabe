/**
 * `npm run pictures`: renders the pictures of the README. The action answers a command on simulated servers, and
 * Chromium shows the thread as GitHub would, on a light and on a dark page. `CHROMIUM` names another program.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openShowScene } from '../show/scene.ts';
import { runAction } from '../support/action.ts';
import { commentsOn, pageOf, threadHtml } from '../support/github-page.ts';

const COMMAND = '/docs add a quickstart for the Python SDK';
/** In place of the preview's address on this machine. */
const PREVIEW = 'https://python-quickstart.preview.example.com';

/** In CSS pixels. On phones, GitHub scales the picture down to about 360. */
const WIDTH = 640;

/** What a first look does not need: the folded instruction, and the line with the job's ID and its model. */
const HIDDEN = '<style>.body details, .body sub { display: none; }</style>';

/** Chromium's numbers for what the reader's system prefers. */
const THEMES = { light: 1, dark: 0 };

/** Tells `--dump-dom` how high the page is. */
const MEASURE = '<script>document.title = document.documentElement.scrollHeight;</script>';

/** The thread of a command that has led to a pull request in the same repository. */
async function threadPage(): Promise<string> {
  const place = { repository: 'octo-org/sdk', pulls: [128] } as const;
  await using scene = await openShowScene({ ...place, writer: 'octocat', pace: 0.5 });
  const { service, thread } = scene;
  const { github, issue } = thread;

  const previewing = { 'preview-path': '/v1/project/preview/{projectId}' };
  const inputs = { 'project-id': 'docs', 'poll-interval': '1', ...previewing };
  const command = thread.command(COMMAND, service, { as: 'octocat', inputs });
  await using result = await runAction(command);
  if (result.outputs.outcome !== 'pr-opened') throw new Error(result.stdout);

  const comments = commentsOn(github.world, issue).map((comment) => ({
    ...comment,
    body: comment.body.replaceAll(`${service.url}/previews/changes`, PREVIEW),
  }));
  const page = HIDDEN + threadHtml(comments, issue, scene.pulls) + MEASURE;
  return pageOf('A thread', page, { scripts: "'unsafe-inline'" });
}

using folder = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-pictures-'));
const page = join(folder.path, 'thread.html');
writeFileSync(page, await threadPage());

for (const [theme, preferred] of Object.entries(THEMES)) {
  const inTheme = `--blink-settings=preferredColorScheme=${preferred}`;
  const [, height] = /<title>(\d+)</.exec(chromium(100, inTheme, '--dump-dom')) ?? [];
  const picture = resolve(import.meta.dirname, `../../.github/docs/pictures/thread-${theme}.png`);
  const shot = ['--force-device-scale-factor=2', `--screenshot=${picture}`];
  chromium(Number(height), inTheme, ...shot);
  console.log(picture);
}

function chromium(height: number, ...options: string[]): string {
  const profile = `--user-data-dir=${join(folder.path, 'profile')}`;
  const size = `--window-size=${WIDTH},${height}`;
  const common = ['--headless', '--no-sandbox', '--hide-scrollbars', profile, size];
  const program = process.env.CHROMIUM ?? 'chromium';
  const parameters = [...common, ...options, `file://${page}`];
  return execFileSync(program, parameters, { encoding: 'utf8', stdio: 'pipe' });
}
