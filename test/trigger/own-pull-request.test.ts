import { expect, test } from 'vitest';
import { linksIn } from '../../src/trigger/own-pull-request.ts';

const HOME = 'https://github.example.com/octo-org/Docs.site';
const run = {
  serverUrl: 'https://github.example.com',
  repository: { id: 1, fullName: 'octo-org/Docs.site' },
};

const COMMIT = '0123456789'.repeat(4);
const RUN = 'a workflow run';

test.each<[description: string, issues: number[], page?: string]>([
  ['Closes #7, and fixes #8.', [7, 8]],
  ['**octo-org/docs.site#7**: a quickstart (#7)', [7]],
  [`[thread](${HOME}/issues/7), <${HOME}/pull/8/files?w=1#diff>`, [7, 8]],
  [`${HOME.toUpperCase()}/ISSUES/7#issuecomment-1`, [7]],
  [`[run](${HOME}/actions/runs/4001/job/2)`, [], RUN],
  [`<${HOME}/compare/${COMMIT}...${COMMIT.toUpperCase()}#files>`, [], 'a comparison of commits'],

  ['issues/7, abc#7, #seven, # 7, 7, &#7;', []],
  ['octo-org/docs#7 other/octo-org/docs.site#7', []],
  [`${HOME}/issues ${HOME}/discussions/7 ${HOME}2/issues/7`, []],
  ['https://github.com/octo-org/Docs.site/issues/7', []],
  [`${HOME}/compare/v1.0.0...v1.1.0 ${HOME}/compare/${COMMIT}...main`, []],
  [`${HOME}/compare/${COMMIT}...${COMMIT}0 ${HOME}/compare/${COMMIT.slice(1)}...${COMMIT}`, []],
])('what a description links of its repository: %s', (description, issues, page) => {
  expect(linksIn(description, run)).toEqual({ issues, page });
});
