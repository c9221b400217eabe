import { fullName } from '../../standin/github/records.ts';
import type { StandinService } from '../../standin/service/service.ts';
import { type Options, openGitHub, TOKEN } from './github.ts';
import { write } from './kinds.ts';

interface Command {
  as?: string;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
}

export async function openThread(options: Options = {}) {
  const opened = await openGitHub(options);
  const { github, issue, repository } = opened;
  let runs = 4_000;

  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: options.serverUrl ?? 'https://github.com',
    GITHUB_REPOSITORY: fullName(repository),
    GITHUB_REPOSITORY_ID: String(repository.id),
  };

  return {
    ...opened,
    env,
    /** Posts a comment. Returns the settings of a run of the bundle for that event. */
    command(
      body: string,
      service: Pick<StandinService, 'url' | 'key'>,
      { inputs = {}, env: more = {}, ...by }: Command = {},
    ) {
      const { event } = write(opened, issue, 'comment', body, by);
      runs += 1;

      return {
        inputs: {
          'base-url': service.url,
          'project-id': 'quick',
          'api-key': service.key,
          'github-token': TOKEN,
          ...inputs,
        },
        event,
        env: { ...env, GITHUB_RUN_ID: String(runs), ...more },
      };
    },
    [Symbol.asyncDispose]: () => github.close(),
  };
}
