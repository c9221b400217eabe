/** `npm run pictures`: what GitHub would show of a thread, and of the head of a visitor report, drawn by Chromium. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reportMarkdown } from '../../src/visitors/report.ts';
import { commentsOn, pageOf, summaryHtml, threadHtml } from '../show/page.ts';
import { openShowScene } from '../show/scene.ts';
import { runAction } from '../support/action.ts';
import { makeFolder } from '../support/folder.ts';
import { reportOnLaunch } from '../visitors/weeks.ts';

const FOLDER = resolve(import.meta.dirname, '../../.github/docs/pictures');
/** In CSS pixels. On phones, GitHub scales the picture down to about 360. */
const WIDTH = 640;
/** Chromium's numbers for what the reader's system prefers. */
const THEMES = { light: 1, dark: 0 };
/** Tells `--dump-dom` how high the page is. */
const MEASURE = '<script>document.title = document.documentElement.scrollHeight;</script>';
/** What a first look does not need: the folded instruction, and the line with the job's ID and its model. */
const HIDDEN = '<style>.body details, .body sub { display: none; }</style>';

/** The thread of a command that has led to a pull request in the same repository. */
async function threadPicture(): Promise<string> {
  const place = { repository: 'octo-org/sdk', pulls: [128] } as const;
  await using scene = await openShowScene({ ...place, writer: 'octocat', pace: 0.5 });
  const { service, thread, pulls } = scene;

  const inputs = { 'project-id': 'docs', 'poll-interval': '1' };
  const words = '/docs add a quickstart for the Python SDK';
  const command = thread.command(words, service, { as: 'octocat', inputs });
  const result = await runAction(command);
  if (result.outputs.outcome !== 'pr-opened') throw new Error(result.stdout);

  return HIDDEN + threadHtml(commentsOn(thread.issue), pulls);
}

/** Without the chart. */
async function reportPicture(): Promise<string> {
  const siteUrl = new URL('https://docs.example.com');
  const [head = ''] = reportMarkdown({ ...(await reportOnLaunch()), siteUrl }).split('```');
  return summaryHtml(head);
}

/** Writes the pictures `NAME-light.png` and `NAME-dark.png`. `CHROMIUM` names another program. */
function writePictures(name: string, html: string): void {
  using folder = makeFolder();
  const page = join(folder.path, 'page.html');
  writeFileSync(page, pageOf(name, html + MEASURE, "'unsafe-inline'"));

  const chromium = (height: number, ...options: string[]): string => {
    const profile = `--user-data-dir=${join(folder.path, 'profile')}`;
    const size = `--window-size=${WIDTH},${height}`;
    const common = ['--headless', '--no-sandbox', '--hide-scrollbars', profile, size];
    const parameters = [...common, ...options, `file://${page}`];
    const program = process.env.CHROMIUM ?? 'chromium';
    return execFileSync(program, parameters, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e9 });
  };

  for (const [theme, preferred] of Object.entries(THEMES)) {
    const inTheme = `--blink-settings=preferredColorScheme=${preferred}`;
    const [, height] = /<title>(\d+)</.exec(chromium(100, inTheme, '--dump-dom')) ?? [];
    const picture = join(FOLDER, `${name}-${theme}.png`);
    chromium(Number(height), inTheme, '--force-device-scale-factor=2', `--screenshot=${picture}`);
    console.log(picture);
  }
}

writePictures('thread', await threadPicture());
writePictures('report', await reportPicture());
