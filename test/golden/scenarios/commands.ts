/** Commands that are carried out, and what a later command does in the same thread. */
import { respond } from '../../faults/faults.ts';
import type { ChangedFile } from '../../standin/github/records.ts';
import { doneAt, ours, type Scenarios, START, say, started } from '../scenario.ts';

const written = '/docs Write it.';
const image = '/docs Add an image.';
const followUp = say(image, {}, [say(written)]);
const active = respond(200, { id: 'job_1', status: 'active' });
const anew = respond(201, { id: 'job_2', status: 'active' });
const theirs = 'https://github.com/octo-org/other/pull/3';

const lines = { additions: 12, deletions: 3 };
const pages = Array.from({ length: 7 }, (_, index) => `docs/pages/${index + 1}.mdx`);
/** As GitHub lists them. Some names try to be more than text. */
const manyFiles: readonly ChangedFile[] = [
  { ...lines, filename: 'docs/docs.json', status: 'modified' },
  { ...lines, filename: 'docs/images/start `here`.png', status: 'added' },
  { ...lines, filename: 'docs/@octo-org | <b>#1</b>\n.mdx', status: 'renamed' },
  { ...lines, filename: 'docs/old.mdx', status: 'removed' },
  ...pages.map((filename) => ({ ...lines, filename, status: 'modified' as const })),
  { ...lines, filename: 'README.md', status: 'modified' },
];

export const commands: Scenarios = {
  'a command': {
    ...say('> Where is it?\n\n/Docs: Write the quickstart.\n\n- with `pip`\n- and uv'),
    isDetailed: true,
  },
  'a command fails': say(written, { 'project-id': 'failed-with-pull-request' }),
  'a command without a wait': say(written, { 'project-id': 'slow', wait: 'false' }),
  'follow-up in the thread': followUp,
  'pull request merged since': {
    ...followUp,
    answers: [started, doneAt(ours), doneAt(ours), anew, doneAt(theirs, 'job_2')],
    given: (world, { pull }) => world.merge(pull),
  },

  'pull request with many files': {
    ...say(written),
    answers: [started, doneAt(ours)],
    given: (_, { pull }) => {
      pull.change.files = manyFiles;
    },
  },
  'pull request with conflicts': {
    ...followUp,
    answers: [started, doneAt(ours), doneAt(ours), active, active, doneAt(ours)],
    given(_, { pull: { change } }) {
      change.hasConflicts = true;
      let pushes = 0;
      // GitHub is asked before the message, and after the agent has pushed.
      const get = () => `${pushes++}`.padStart(40, '4ead');
      Object.defineProperty(change, 'head', { get });
    },
  },
  'pull request in a private repository': {
    ...say(written),
    answers: [started, doneAt(theirs)],
    given(world) {
      const visibility = 'private';
      const secret = Object.assign(world.addRepository('octo-org/other'), { visibility });
      world.addIssue(secret, { number: 3, pull: true, change: { files: manyFiles } });
    },
  },
  'review of the pull request': {
    ...say('/docs Address the review.', {}, [say(written)]),
    on: 8,
    answers: [started, doneAt(ours)],
    given(world, { pull }) {
      const about = { as: 'maintainer', at: START + 300_000, path: 'docs/a.md', line: 1 };
      const { id } = world.addReviewComment(pull, 'With `pip`, please.', about);
      world.addReviewComment(pull, 'And with uv.', { ...about, answers: id, as: 'reader' });
      world.addReview(pull, 'Nearly there.', { ...about, state: 'CHANGES_REQUESTED' });
      world.addReview(pull, 'Found nothing.', { ...about, as: 'reviewer[bot]' });
    },
  },
  'on lines of a pull request': { ...say(written), kind: 'inline', on: 8 },

  'status after a new key': {
    ...say('/docs --status', { 'api-key': 'key_another' }, [say(written)]),
    answers: [started, doneAt(theirs)],
  },
  'status of another job': { ...say('/docs --status --job job_1'), answers: [doneAt(theirs)] },
  help: say('/docs --help'),
  'help where nobody checks keys': {
    ...say('/docs --help'),
    answers: [respond(404, { error: 'Not Found' })],
  },
  'help with a wrong key': say('/docs --help', { 'project-id': 'unauthorized' }),
  'usage error': say('/docs --fast Write it.'),
  'no instruction': say('/docs Thank you!'),
  'a job cannot be stopped': say('/docs please stop'),
};
