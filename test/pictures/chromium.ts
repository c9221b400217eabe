import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** In CSS pixels. On phones, GitHub scales the picture down to about 360. */
const WIDTH = 640;

/** Chromium's numbers for what the reader's system prefers. */
const THEMES = { light: 1, dark: 0 };

/** Tells `--dump-dom` how high the page is. */
const MEASURE = '<script>document.title = document.documentElement.scrollHeight;</script>';

/** Writes the pictures `NAME-light.png` and `NAME-dark.png` of a page. `CHROMIUM` names another program. */
export function writePictures(name: string, html: string): void {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-pictures-'));
  const page = join(folder.path, 'page.html');
  writeFileSync(page, html.replace('</body>', `${MEASURE}</body>`));

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
    const picture = resolve(
      import.meta.dirname,
      `../../.github/docs/pictures/${name}-${theme}.png`,
    );
    const shot = ['--force-device-scale-factor=2', `--screenshot=${picture}`];
    chromium(Number(height), inTheme, ...shot);
    console.log(picture);
  }
}
