import { itSaid } from '../service/remedies.ts';
import { toLog } from '../text/escape.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import { moment } from '../text/time.ts';
import type { NoAnswer } from './asker.ts';
import type { ProjectFailure } from './report.ts';

/** Why a project could not be read, and what to change. */
export interface FailureWords {
  happened: Text;
  next: Text;
}

/** The words for a project that could not be read. */
export function failureWords({ why, projectId }: ProjectFailure): FailureWords {
  if (why === 'no-requests') {
    return {
      happened: text`Project ${code(projectId)} was not read: no request was left for it.`,
      next: text`Give \`max-requests\` a higher value, or fewer projects.`,
    };
  }
  return {
    happened: text`The visitors of project ${code(projectId)} could not be read: ${cause(why)}`,
    next: remedy(why),
  };
}

/** What the service did: the rest of a sentence, and what it said. */
export function cause(why: NoAnswer): Text {
  return sentences(text`the service ${code(why.what)}${tries(why)}.`, itSaid(why.serviceMessage));
}

/** The same in one plain sentence, for the JSON file. */
export function failureText(failure: ProjectFailure): string {
  return toLog(failureWords(failure).happened);
}

function tries({ because, tries: made, retryAt }: NoAnswer): Text {
  const times = made === 1 ? '' : `, ${made} times in all`;
  if (because === 'time') return text`${times} and may be asked again at ${moment(retryAt ?? 0)}`;
  if (because === 'budget') return text`${times}, and no request was left to ask again`;
  return text`${times}`;
}

/** What to change where the service gave no answer. */
export function remedy({ because, status }: NoAnswer): Text {
  if (because === 'time') return text`Run again after that time; a run waits half an hour at most.`;
  if (because === 'budget') return text`Run again, or give \`max-requests\` a higher value.`;
  if (status === 401)
    return text`Check the secret behind \`api-key\`: the key may be mistyped, expired or revoked.`;
  if (status === 403)
    return text`The key is known but may not do this: check that it is an admin key, and that it belongs to \`project-id\`.`;
  if (status === 404 || status === 410) return text`Check \`base-url\` and \`project-id\`.`;
  if (status === 429)
    return text`The service allows fewer requests: run at another time, or give \`max-requests\` or \`trend\` a lower value.`;
  if (status !== undefined && status >= 300 && status < 400)
    return text`Redirects are not followed, because the key would go elsewhere: give the final address as \`base-url\`.`;
  if (status !== undefined && status >= 400 && status < 500)
    return text`Change what the service objects to, then run again; if it is an old date, give \`trend\` a lower value.`;
  if (status !== undefined)
    return text`The service may be disturbed; check \`base-url\`, and run again later.`;
  return text`Check \`base-url\`, the network and any proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
}
