/** What the recipes for pull requests, reviews, labels, and schedules must lead to. */

import { expect } from 'vitest';
import type { Issue } from '../standin/github/records.ts';
import { documentedWorkflow } from '../workflows/files.ts';
import type { ActResult } from './act.ts';
import type { Place, Run } from './place.ts';

export interface Row {
  readonly event: (place: Place) => Run['event'] | Promise<Run['event']>;
  readonly vars?: Readonly<Record<string, string>>;
  /** The scenario. */
  readonly project?: string;
  /** The repository in which jobs open pull requests, from number 9 on. */
  readonly pullsIn?: string;
  /** Requests that the service accepts; default 1. */
  readonly jobs?: number;
  /** Steps of ours that leave a job summary in the last run; default: one a job. */
  readonly summaries?: number;
  /** Of the last step of ours; default `pr-opened`. */
  readonly outcome?: string;
  readonly holds?: (place: Place, result: ActResult) => void;
}

const SITE = 'example/site';

const changed = (filename: string, line: string) =>
  ({
    filename,
    status: 'modified',
    additions: 1,
    deletions: 0,
    patch: `@@ -1 +1,2 @@\n a\n+${line}`,
  }) as const;

/** A pull request with the number 7, of source and of tests. */
export function sourcePull({ github }: Place, user = 'maintainer'): Issue {
  const files = [changed('src/login.ts', 'a token'), changed('test/login.ts', 'a test')];
  return github.world.addIssue(SITE, {
    ...{ number: 7, pull: true, title: 'Log in with tokens', user },
    change: { files },
  });
}

type PullEvent = { action?: string; merged?: boolean; type?: string; label?: { name: string } };

export function pullEvent(
  { issue }: Place,
  { number, user }: Issue,
  { action = 'opened', merged = false, type = 'User', label }: PullEvent = {},
): Run['event'] {
  const repo = { id: issue.repository.id };
  const pull = {
    number,
    merged,
    user: { login: user.login, type },
    head: { repo },
    base: { repo },
  };
  const payload = { action, number, pull_request: pull, repository: repo, label };
  return { name: 'pull_request', payload };
}

export const labeled = (name: string): Run['event'] => ({
  name: 'issues',
  payload: { action: 'labeled', label: { name }, issue: { number: 1 } },
});

const AGENT = 'docs-agent[bot]';

/** A review of the pull request that a job has opened, by a maintainer unless told otherwise. */
export async function reviewOf(
  place: Place,
  { as = 'maintainer', by = AGENT, state = 'changes_requested' } = {},
): Promise<Run['event']> {
  const { github } = place;
  const pull = sourcePull(place, by);
  const command = place.comment('/docs write it', { issue: pull });
  const workflow = documentedWorkflow('Docs command');
  await place.run({ workflow, event: command, project: 'new-link' });

  github.world.addReviewComment(pull, 'Say which versions.', { as, line: 3 });
  const payload = github.reviewEvent(github.world.addReview(pull, 'Shorten it.', { as }));
  const review = { ...(payload.review as object), state };
  return { name: 'pull_request_review', payload: { ...payload, review } };
}

const inFirst = (place: Place) => [...place.service.jobs.values()][0]?.prompts ?? [];

export const RECIPE_ROWS: Readonly<Record<string, Row>> = {
  'Docs with each pull request': {
    project: 'new-link',
    async event(place) {
      const pull = sourcePull(place);
      const workflow = documentedWorkflow('Docs with each pull request');
      await place.run({ workflow, event: pullEvent(place, pull), project: 'new-link' });
      pull.change = { ...pull.change, files: [changed('src/login.ts', 'a password')] };
      return pullEvent(place, pull, { action: 'synchronize' });
    },
    jobs: 2,
    summaries: 1,
    holds(place) {
      const [first = '', second = '', ...more] = inFirst(place);
      expect(more).toEqual([]);
      expect(first).toMatch(/^A pull request changes the source as shown below\./);
      expect(first).toContain('+a token');
      expect(first).not.toContain('a test');
      expect(second).toContain('+a password');
      expect(second).not.toContain('a token');
      expect(place.answersTo(7)).toHaveLength(2);
    },
  },
  'Docs after a merge': {
    project: 'instant',
    pullsIn: SITE,
    event(place) {
      place.github.world.addIssue(SITE, { number: 9, pull: true, user: AGENT });
      return pullEvent(place, sourcePull(place), { action: 'closed', merged: true });
    },
    holds(place) {
      const [prompt] = place.prompts();
      for (const part of ['Log in with tokens', '+a token']) expect(prompt).toContain(part);
      const reviewers = 'repos/example/site/pulls/9/requested_reviewers';
      expect(place.ghCalls()).toEqual([
        `api --silent ${reviewers} -f reviewers[]=maintainer token=given`,
      ]);
    },
  },
  'Docs for a label': {
    project: 'instant',
    event({ github, issue }) {
      github.world.addComment(issue, 'For Python, please.', { as: 'maintainer' });
      return labeled('needs-docs');
    },
    holds(place) {
      const [prompt] = place.prompts();
      for (const part of ['People ask for one.', 'For Python, please.'])
        expect(prompt).toContain(part);
      expect(place.answers()).toEqual([expect.stringContaining('/pull/1')]);
    },
  },
  'Docs every week': {
    project: 'new-link',
    async event(place) {
      place.github.world.addIssue(SITE, { number: 12, title: 'Docs', user: 'maintainer' });
      const workflow = documentedWorkflow('Docs every week');
      const event = { name: 'schedule', payload: {} };
      const vars = { DOCS_WEEKLY_ISSUE: '12' };
      await place.run({ workflow, event, vars, project: 'new-link' });
      return event;
    },
    vars: { DOCS_WEEKLY_ISSUE: '12' },
    jobs: 2,
    summaries: 1,
    holds(place) {
      expect(inFirst(place)).toHaveLength(2);
      expect(place.answersTo(12)).toHaveLength(2);
    },
  },
  'Docs revision': {
    project: 'new-link',
    event: reviewOf,
    vars: { DOCS_AGENT: AGENT },
    jobs: 2,
    summaries: 1,
    holds(place) {
      const [, prompt] = inFirst(place);
      expect(prompt).toMatch(/^Revise the pull request as the review comments below ask\./);
      for (const part of ['docs/a.md, line 3', 'Say which versions.', 'Shorten it.'])
        expect(prompt).toContain(part);
      expect(place.answersTo(7).at(-1)).toContain('The request included 2 review comments.');
    },
  },
  'Docs reminder': {
    event(place) {
      place.gh.answer = 'src/login.ts\ntest/docs/login.ts\n';
      return pullEvent(place, sourcePull(place));
    },
    jobs: 0,
    holds(place) {
      expect(place.ghCalls()).toEqual([
        'api --paginate repos/example/site/pulls/7/files --jq .[].filename token=given',
        expect.stringMatching(
          /^api --silent repos\/example\/site\/issues\/7\/comments -f body=This .* comment `\/docs update the documentation`\. token=given$/,
        ),
      ]);
    },
  },
};
