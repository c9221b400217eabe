import { expect, test } from 'vitest';
import { documentedWorkflow, PUBLISHED } from '../workflows/files.ts';
import { events, openPlace } from './place.ts';

test.each(['someone-else/agent-for-docs@main', 'a/b@0123456789abcdef0123456789abcdef01234567'])(
  'a fork works under the name %s without changes',
  async (fork) => {
    await using place = await openPlace(fork);
    // Users of the fork only write another name.
    const [[name = '', version], [repository, ref]] = [PUBLISHED.split('@'), fork.split('@')];
    const using_ = (workflow: string) =>
      workflow.replaceAll(name, `${repository}`).replaceAll(`@${version}`, `@${ref}`);
    for (const [name, event] of [
      ['Docs', events.dispatch],
      ['Docs command', place.comment('/docs write it')],
      ['Docs after a release', events.release],
    ] as const) {
      const workflow = using_(documentedWorkflow(name));
      await place.run({ workflow, event, project: 'instant' });
    }
    expect(place.service.accepted).toHaveLength(3);
  },
);
