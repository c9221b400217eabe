import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentedWorkflow, textOf } from './files.ts';

// To renew the file after a change of the README: `npx vitest run --config test/vitest.config.ts templates -u`.
const FOLDER = '../../.github/docs/workflow-templates';

test('the workflow template for organizations is the first workflow of the README', async () => {
  await expect(documentedWorkflow('Docs command')).toMatchFileSnapshot(
    `${FOLDER}/docs-command.yml`,
  );
});

test('its properties have its name, and what GitHub requires', () => {
  const { name } = parse(documentedWorkflow('Docs command')) as { name: string };
  const text = textOf('.github/docs/workflow-templates/docs-command.properties.json');
  expect(JSON.parse(text)).toEqual({
    name,
    description: expect.stringContaining('/docs'),
    iconName: 'octicon book',
    categories: ['Automation'],
  });
});
