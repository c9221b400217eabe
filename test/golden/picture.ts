/** A scenario as the text of its golden file: everything that its last run writes. */
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKEN } from '../trigger/support/github.ts';
import type { Said } from '../trigger/support/kinds.ts';
import type { Run, Scenario } from './scenario.ts';
import { commentLines, logLines, normalized, requestLines, section, writeLines } from './text.ts';
import { openWorld } from './world.ts';

export async function pictureOf(name: string, scenario: Scenario): Promise<string> {
  await using world = await openWorld(scenario);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-golden-'));
  const { github, clock } = world;
  const { before = [], isDetailed } = scenario;

  let comment: Said | undefined;
  const start = (run: Run, index: number) => {
    if (!run.again) comment = run.say === undefined ? undefined : world.write(run);
    return world.carryOut(run, comment, 4001 + index, folder.path);
  };

  for (const [index, run] of before.entries()) {
    await start(run, index);
    // Nobody writes two comments within ten minutes.
    clock.advance(600_000);
  }

  const requests = world.requests().length;
  const events = github.world.events.length;
  const { failing, outputs, log, summary } = await start(scenario, before.length);

  const writes = github.world.events.slice(events);
  const sections = [
    `# ${name}`,
    section('Before', before.map(runLine)),
    section('Run', [runLine(scenario)]),
    section('Outputs', [...filledLines(outputs), `(the step ${failing ? 'fails' : 'succeeds'})`]),
    section('Log', logLines(log)),
    section('Summary', [summary]),
    section('Requests to the service', requestLines(world.requests().slice(requests))),
    section('Writes to GitHub', isDetailed ? writes.flatMap(writeLines) : []),
    section('Reactions', comment?.reactions() ?? []),
    section('Comments', isDetailed ? [] : commentLines(writes, github.world, summary)),
  ];
  const text = sections.filter((each) => each !== '').join('\n\n');
  return normalized(`${text}\n`, { ...world, github: github.url, root: folder.path });
}

function runLine({ say, as, on, kind, event, again, inputs }: Run): string {
  const shown = { say, as, on, kind, event: event?.name, again, inputs };
  return JSON.stringify(shown).replaceAll(TOKEN, '<token>');
}

function filledLines(outputs: Readonly<Record<string, string>>): string[] {
  const filled = Object.entries(outputs).filter(([, value]) => value !== '');
  return filled.map(([name, value]) => `${name}: ${value}`);
}
