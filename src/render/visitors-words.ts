import type { NoAnswer } from '../visitors/asker.ts';
import type { ProjectFailure, ProjectReport } from '../visitors/report.ts';
import { isContradictory } from '../visitors/report.ts';
import { toLog } from './escape.ts';
import { code, sentences, type Text, text } from './text.ts';
import { moment } from './time.ts';
import { whole } from './visitors-numbers.ts';

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
    happened: sentences(
      text`The visitors of project ${code(projectId)} could not be read: the service ${code(why.what)}${tries(why)}.`,
      why.words === '' ? [] : text`It said: ${code(why.words)}`,
    ),
    next: remedy(why),
  };
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

function remedy({ because, status }: NoAnswer): Text {
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

/** What a project's report could not see, or saw twice: a sentence each, none where all is plain. */
export function notesOn({ read, spells }: ProjectReport): Text[] {
  const notes: Text[] = [];
  const pages = whole(read.pages.size);
  if (read.stoppedBy === 'budget') {
    notes.push(
      text`Not every page was read. The service has more than these ${pages}; \`max-requests\` was used up. The rankings are over the pages that were read. Give it a higher value to read on.`,
    );
  }
  if (read.stoppedBy === 'nothing-new') {
    notes.push(
      text`The service did not say where the pages end. Several answers in a row brought no new page and still said that there are more, so the export ended after ${pages} pages.`,
    );
  }
  if (read.duplicates > 0) {
    notes.push(
      text`${whole(read.duplicates)} ${read.duplicates === 1 ? 'row' : 'rows'} came more than once and counted once. If rows moved while they were read, other pages may be missing.`,
    );
  }
  if (read.emptyAnswers > 0) {
    notes.push(
      text`${whole(read.emptyAnswers)} ${read.emptyAnswers === 1 ? 'answer' : 'answers'} held no page although more were promised.`,
    );
  }
  if (read.otherTotals > 0) {
    notes.push(text`The totals changed while the pages were read; those of the first answer count.`);
  }
  const unknown = spells.filter(({ totals }) => totals === undefined).length;
  if (unknown > 0) {
    notes.push(
      text`The totals of ${unknown === 1 ? 'one earlier period' : `${unknown} earlier periods`} could not be read, and the chart leaves them out.`,
    );
  }
  if (spells.some(({ totals }) => totals !== undefined && isContradictory(totals))) {
    notes.push(
      text`Totals of the service contradict each other (\`total\` is no distinct count of \`human\` and \`ai\`); what would follow from them is left empty.`,
    );
  }
  return notes;
}
