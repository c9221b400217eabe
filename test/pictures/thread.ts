/**
 * Part of `npm run pictures`: the action answers a command on simulated servers, and Chromium shows the thread as GitHub
 * would.
 */
import { commentsOn, pageOf, threadHtml } from '../show/page.ts';
import { openShowScene } from '../show/scene.ts';
import { runAction } from '../support/action.ts';

import { writePictures } from './chromium.ts';

const COMMAND = '/docs add a quickstart for the Python SDK';
/** In place of the preview's address on this machine. */
const PREVIEW = 'https://python-quickstart.preview.example.com';

/** What a first look does not need: the folded instruction, and the line with the job's ID and its model. */
const HIDDEN = '<style>.body details, .body sub { display: none; }</style>';

/** The thread of a command that has led to a pull request in the same repository. */
async function threadPage(): Promise<string> {
  const place = { repository: 'octo-org/sdk', pulls: [128] } as const;
  await using scene = await openShowScene({ ...place, writer: 'octocat', pace: 0.5 });
  const { service, thread } = scene;
  const { github, issue } = thread;

  const previewing = { 'preview-path': '/v1/project/preview/{projectId}' };
  const inputs = { 'project-id': 'docs', 'poll-interval': '1', ...previewing };
  const command = thread.command(COMMAND, service, { as: 'octocat', inputs });
  await using result = await runAction(command);
  if (result.outputs.outcome !== 'pr-opened') throw new Error(result.stdout);

  const comments = commentsOn(github.world, issue).map((comment) => ({
    ...comment,
    body: comment.body.replaceAll(`${service.url}/previews/changes`, PREVIEW),
  }));
  const page = HIDDEN + threadHtml(comments, scene.pulls);
  return pageOf('A thread', page, "'unsafe-inline'");
}

writePictures('thread', await threadPage());
