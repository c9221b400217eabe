import { expect, test } from 'vitest';
import { documentedWorkflow } from '../workflows/files.ts';
import { events, openWorkspace } from './workspace.ts';

test.each(['someone-else/agent-for-docs@main', 'a/b@0123456789abcdef0123456789abcdef01234567'])(
  'a fork works under the name %s without changes',
  async (fork) => {
    await using workspace = await openWorkspace(fork);
    const [repository, ref] = fork.split('@');
    // Users of the fork only write another name.
    const using_ = (workflow: string) =>
      workflow.replaceAll(/OWNER\/REPO(\S*)@v1/g, `${repository}$1@${ref}`);
    for (const [name, event] of [
      ['Docs', events.dispatch],
      ['Docs command', workspace.comment('/docs write it')],
      ['Docs after a release', events.release],
    ] as const) {
      const workflow = using_(documentedWorkflow(name));
      const result = await workspace.run({ workflow, event, project: 'instant' });
      expect(result.exitCode, result.log.slice(-3_000)).toBe(0);
    }
    expect(workspace.service.accepted).toHaveLength(3);
  },
);
