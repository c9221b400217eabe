/** What the recipes for pull requests, reviews, labels, and schedules must lead to. */

import { expect } from 'vitest';
import { documentedWorkflow } from '../workflows/files.ts';
import type { ActResult } from './act.ts';
import { changed, events, type Place, pullEvent, type Run, SITE, sourcePull } from './place.ts';

export interface Row {
  /** Default: a dispatch by hand. */
  readonly event?: (place: Place) => Run['event'] | Promise<Run['event']>;
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
      const event = pullEvent(place, {}, pull);
      await place.run({ workflow, event, project: 'new-link' });
      pull.change = { ...pull.change, files: [changed('src/login.ts', 'a password')] };
      return pullEvent(place, { action: 'synchronize' }, pull);
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
      expect(place.answers(7)).toHaveLength(2);
    },
  },
  'Docs after a merge': {
    project: 'instant',
    pullsIn: SITE,
    event(place) {
      place.github.world.addIssue(SITE, { number: 9, pull: true, user: AGENT });
      return pullEvent(place, { action: 'closed', merged: true });
    },
    holds(place) {
      const [prompt] = place.prompts();
      for (const part of ['Log in with tokens', '+a token']) expect(prompt).toContain(part);
      const reviewers = 'repos/example/site/pulls/9/requested_reviewers';
      expect(place.gh.calls()).toEqual([
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
      const workflow = documentedWorkflow('Docs every week');
      const event = events.schedule;
      const vars = { DOCS_WEEKLY_ISSUE: '12' };
      await place.run({ workflow, event, vars, project: 'new-link' });
      return event;
    },
    vars: { DOCS_WEEKLY_ISSUE: '12' },
    jobs: 2,
    summaries: 1,
    holds(place) {
      expect(inFirst(place)).toHaveLength(2);
      expect(place.answers(12)).toHaveLength(2);
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
      expect(place.answers(7).at(-1)).toContain('The request included 2 comments.');
    },
  },
  'Docs reminder': {
    event(place) {
      place.gh.answers('src/login.ts\ntest/docs/login.ts\n');
      return pullEvent(place);
    },
    jobs: 0,
    holds(place) {
      expect(place.gh.calls()).toEqual([
        'api --paginate repos/example/site/pulls/7/files --jq .[].filename token=given',
        expect.stringMatching(
          /^api --silent repos\/example\/site\/issues\/7\/comments -f body=This .* comment `\/docs update the documentation`\. token=given$/,
        ),
      ]);
    },
  },
};
