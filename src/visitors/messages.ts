import { itSaid, remedy as remedyOf } from '../service/remedies.ts';
import { code, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { NoAnswer } from './client.ts';
import type { VisitorsReport } from './export.ts';
import { counted, whole } from './numbers.ts';

/** Why the project could not be read, and what to change. */
export function failureMessage(projectId: string, why: NoAnswer): Text[] {
  return [text`The visitors of project ${code(projectId)} could not be read: ${cause(why)}`, remedy(why)];
}

/** What the service did, as the rest of a sentence, and what it said. */
function cause({ reason, attempts, failure: { what, serviceMessage }, retryAt = 0 }: NoAnswer): Text {
  const times = attempts === 1 ? '' : `, ${attempts} times in all`;
  const end = {
    'used-up': '',
    refused: '',
    time: ` and may be asked again at ${moment(retryAt)}`,
    budget: ', and no request was left to ask again',
  }[reason];
  return sentences(text`the service ${code(what)}${times}${end}.`, itSaid(serviceMessage));
}

/** What to change where the service gave no answer. */
function remedy({ reason, failure }: NoAnswer): Text {
  if (reason === 'time') return text`Run again after that time; a run waits half an hour at most.`;
  if (reason === 'budget') return text`Run again, or give \`max-requests\` a higher value.`;
  return remedyOf(failure, 'visitors');
}

/** What the report could not see, or saw twice: a sentence each, none where all is plain. */
export function notesOn(report: VisitorsReport): Text[] {
  return [...truncationNote(report), ...oddityNote(report), ...gapNotes(report)];
}

/** That there are more pages; nothing where there are none. */
export function truncationNote({ truncated, pages }: VisitorsReport): Text[] {
  if (!truncated) return [];
  return [
    text`Not every page was read. The service has more than ${counted(pages.length, 'page')}; \`max-requests\` was used up. The rankings are over the pages that were read. Give it a higher value to read on.`,
  ];
}

/** Everything odd about the answers in one sentence; nothing where nothing was. */
export function oddityNote({ oddities }: VisitorsReport): Text[] {
  const rows = (count: number, what: string) => (count === 0 ? [] : [`${counted(count, 'row')} ${what}`]);
  const answers = (count: number, what: string) =>
    count === 0 ? [] : [`${counted(count, 'answer')} held ${what} although more were promised`];
  const found = [
    ...rows(oddities.badRows, 'could not be used'),
    ...rows(oddities.duplicateRows, 'came more than once and counted once'),
    ...answers(oddities.emptyAnswers, 'no page'),
    ...answers(oddities.shortAnswers, 'fewer pages than were asked for'),
    ...(oddities.answersWithOtherTotals === 0
      ? []
      : ['the totals changed while the pages were read, and those of the first answer count']),
    ...(oddities.roundedCounts ? ['numbers were fractions and are rounded'] : []),
  ];
  return found.length === 0 ? [] : [text`What was odd about the service’s answers: ${found.join('; ')}.`];
}

/** Which periods of the trend are missing, why, and what to change: a text for each cause, none where all are there. */
export function gapNotes({ periods }: Pick<VisitorsReport, 'periods'>): Text[] {
  const causes = periods.flatMap((each) => (each.totals === undefined ? [each.why] : []));
  const failed = causes.filter(({ attempts }) => attempts > 0);
  const [first] = failed;
  const unsent = causes.length - failed.length;
  return [
    ...(first === undefined
      ? []
      : [sentences(text`${missing(failed.length)} ${cause(first)}`, remedy(first))]),
    ...(unsent === 0
      ? []
      : [
          text`${missing(unsent)} no request was left. Give \`max-requests\` a higher value, or \`trend\` a lower one.`,
        ]),
  ];
}

function missing(count: number): string {
  const periods = count === 1 ? 'one earlier period' : `${whole(count)} earlier periods`;
  return `The totals of ${periods} could not be read and are not in the chart:`;
}
