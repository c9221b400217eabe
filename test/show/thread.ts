import { type StandinGitHub, startGitHub } from '../standin/github/github.ts';
import type { StandinService } from '../standin/service/service.ts';
import type { ActionResult } from '../support/action.ts';
import { showStep } from './step.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const REPOSITORY = 'example/docs';
export const SERVER = 'https://github.example.com';

/** A repository on a stand-in GitHub with one issue, a maintainer and a stranger. */
export async function openThread(): Promise<{ github: StandinGitHub; say: Say; shown: () => string[] }> {
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
  const say: Say = async ({ title, login, body, service, print }) => {
    const comment = world.addComment(issue, body, { as: login });
    return showStep(
      title,
      {
        'base-url': service.url,
        'project-id': 'ok',
        'api-key': service.key,
        'github-token': TOKEN,
      },
      print,
      {
        event: { name: 'issue_comment', payload: github.issueCommentEvent(comment, 'created') },
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_SERVER_URL: SERVER,
          GITHUB_REPOSITORY: REPOSITORY,
          GITHUB_REPOSITORY_ID: String(repository.id),
        },
        comment: `${login} comments: ${body}`,
      },
    );
  };
  const shown = () =>
    world.comments(issue).flatMap((comment) => {
      const body = comment.body.replace(/\n*<!--[\s\S]*?-->\s*$/, '');
      const reactions = world.reactions(comment).map(({ content }) => content);
      const below = reactions.length > 0 ? [`    (reactions: ${reactions.join(', ')})`] : [];
      return [`  ${comment.user.login}:`, ...body.split('\n').map((line) => `    ${line}`), ...below, ''];
    });
  return { github, say, shown };
}

export type Say = (words: {
  title: string;
  login: string;
  body: string;
  service: StandinService;
  print: (line: string) => void;
}) => Promise<ActionResult>;
