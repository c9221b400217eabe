import { startGitHub } from '../standin/github/github.ts';
import type { StandinService } from '../standin/service/service.ts';
import type { Print, StepSetting } from './step.ts';
import { showStep } from './step.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const REPOSITORY = 'example/docs';
const SERVER = 'https://github.example.com';

/** A repository on a simulated GitHub with one issue, a maintainer and a stranger. */
export async function openThread(service: StandinService, print: Print) {
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
  const tracking = world.addIssue(REPOSITORY, {
    title: 'Documentation of what changes',
    user: 'maintainer',
  });
  const step = (title: string, run: string, inputs: Record<string, string>, about: StepSetting) => {
    const access = { 'base-url': service.url, 'project-id': 'ok', 'api-key': service.key };
    const env = {
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: SERVER,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_REPOSITORY_ID: String(repository.id),
      GITHUB_RUN_ID: run,
    };
    return showStep(title, { ...access, 'github-token': TOKEN, ...inputs }, print, {
      ...about,
      env,
    });
  };
  return {
    github,
    push: (title: string, run: string, prompt: string) =>
      step(
        title,
        run,
        { prompt, conversation: 'continue', 'issue-number': String(tracking.number) },
        {
          event: { name: 'push', payload: { ref: 'refs/heads/main' } },
          comment: 'A push to main, in a workflow with a tracking issue.',
        },
      ),
    async say(title: string, login: string, body: string) {
      const comment = world.addComment(issue, body, { as: login });
      const event = {
        name: 'issue_comment',
        payload: github.issueCommentEvent(comment, 'created'),
      };
      return step(title, String(comment.id), {}, { event, comment: `${login} comments: ${body}` });
    },
    /** The thread as lines. */
    shown: () =>
      world.comments(issue).flatMap((comment) => {
        const body = comment.body.replace(/\n*<!--[\s\S]*?-->\s*$/, '');
        const reactions = world.reactions(comment).map(({ content }) => content);
        const below = reactions.length > 0 ? [`    (reactions: ${reactions.join(', ')})`] : [];
        return [
          `  ${comment.user.login}:`,
          ...body.split('\n').map((line) => `    ${line}`),
          ...below,
          '',
        ];
      }),
  };
}
