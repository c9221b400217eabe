import { type StandinGitHub, startGitHub } from '../standin/github/github.ts';
import type { StandinService } from '../standin/service/service.ts';
import type { ActionResult } from '../support/action.ts';
import { showStep } from './step.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const REPOSITORY = 'example/docs';
export const SERVER = 'https://github.example.com';

/** A repository on a stand-in GitHub with one issue, a maintainer and a stranger. */
export async function openThread(): Promise<{
  github: StandinGitHub;
  say: Say;
  push: Push;
  shown: () => string[];
}> {
  const github = await startGitHub({ serverUrl: SERVER });
  const { world } = github;
  for (const login of ['maintainer', 'stranger']) world.addUser(login);
  const repository = world.addRepository(REPOSITORY, {});
  world.addToken(TOKEN, {});
  world.setPermission(REPOSITORY, 'maintainer', 'write');
  const issue = world.addIssue(REPOSITORY, {
    title: 'The Python SDK has no quickstart',
    body: 'New users ask for one every week.',
    user: 'maintainer',
  });
  const step = (service: StandinService, more: Record<string, string> = {}) => ({
    'base-url': service.url,
    'project-id': 'ok',
    'api-key': service.key,
    'github-token': TOKEN,
    ...more,
  });
  const surroundings = (run: string) => ({
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: SERVER,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_RUN_ID: run,
  });
  const tracking = world.addIssue(REPOSITORY, { title: 'Documentation of what changes', user: 'maintainer' });
  const push: Push = ({ title, run, prompt, service, print }) => {
    const inputs = { prompt, conversation: 'continue', 'issue-number': String(tracking.number) };
    return showStep(title, step(service, inputs), print, {
      event: { name: 'push', payload: { ref: 'refs/heads/main' } },
      env: surroundings(run),
      comment: 'A push to main, in a workflow with a tracking issue.',
    });
  };
  const say: Say = async ({ title, login, body, service, print }) => {
    const comment = world.addComment(issue, body, { as: login });
    return showStep(title, step(service), print, {
      event: { name: 'issue_comment', payload: github.issueCommentEvent(comment, 'created') },
      env: surroundings(String(comment.id)),
      comment: `${login} comments: ${body}`,
    });
  };
  const shown = () =>
    world.comments(issue).flatMap((comment) => {
      const body = comment.body.replace(/\n*<!--[\s\S]*?-->\s*$/, '');
      const reactions = world.reactions(comment).map(({ content }) => content);
      const below = reactions.length > 0 ? [`    (reactions: ${reactions.join(', ')})`] : [];
      return [`  ${comment.user.login}:`, ...body.split('\n').map((line) => `    ${line}`), ...below, ''];
    });
  return { github, say, push, shown };
}

export type Say = (words: {
  title: string;
  login: string;
  body: string;
  service: StandinService;
  print: (line: string) => void;
}) => Promise<ActionResult>;

type Push = (about: {
  title: string;
  /** The id of the workflow run. */
  run: string;
  prompt: string;
  service: StandinService;
  print: (line: string) => void;
}) => Promise<ActionResult>;
