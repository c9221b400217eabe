import type { StandinService } from '../standin/service/service.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';
import { type Print, showStep } from './step.ts';

/** Two issues on a simulated GitHub, on which people comment, and which workflows use. */
export async function openShow(service: StandinService, print: Print) {
  const thread = await openThread({ serverUrl: 'https://github.example.com' });
  const { world } = thread.github;
  const { issue } = thread;
  issue.title = 'The Python SDK has no quickstart';
  issue.body = 'New users ask for one every week.';
  const tracking = thread.another('Documentation of what changes');

  return {
    github: thread.github,
    push(title: string, run: string, prompt: string) {
      const inputs = {
        'base-url': service.url,
        'project-id': 'ok',
        'api-key': service.key,
        'github-token': TOKEN,
        prompt,
        conversation: 'continue',
        'issue-number': String(tracking.number),
      };
      return showStep(title, inputs, print, {
        event: { name: 'push', payload: { ref: 'refs/heads/main' } },
        env: { ...thread.env, GITHUB_RUN_ID: run },
        comment: 'A push to main, in a workflow with a tracking issue.',
      });
    },
    say(title: string, login: string, body: string) {
      const more = { as: login, issue, inputs: { 'project-id': 'ok' } };
      const { inputs, ...setting } = thread.command(body, service, more);
      return showStep(title, inputs, print, { ...setting, comment: `${login} comments: ${body}` });
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
    [Symbol.asyncDispose]: thread[Symbol.asyncDispose],
  };
}
