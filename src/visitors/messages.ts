import { remedy as remedyOf, serviceSaid } from '../service/remedies.ts';
import { code, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { NoAnswer } from './client.ts';
import type { VisitorsReport } from './export.ts';
import { counted, whole } from './numbers.ts';

/** Why the project could not be read, and what to change. */
export function failureMessage(projectId: string, why: NoAnswer): Text[] {
  return [text`The visitors of project ${code(projectId)} could not be read: ${cause(why)}`, remedy(why)];
}

/** What the service did, as the rest of a sentence, and its own message. */
function cause({ reason, attempts, failure: { what, serviceMessage }, retryAt = 0 }: NoAnswer): Text {
  if (attempts === 0) return text`no request was left.`;
  const times = attempts === 1 ? '' : `, ${attempts} times in all`;
  const end = {
    'used-up': '',
    refused: '',
    time: ` and may be asked again at ${moment(retryAt)}`,
    budget: ', and no request was left to ask again',
  }[reason];
  return sentences(text`the service ${what}${times}${end}.`, serviceSaid(serviceMessage));
}

function remedy({ reason, attempts, failure }: NoAnswer): Text {
  if (attempts === 0) return text`Give \`max-requests\` a higher value, or \`trend\` a lower one.`;
  if (reason === 'time') return text`Run again after that time; a run waits half an hour at most.`;
  if (reason === 'budget') return text`Run again, or give \`max-requests\` a higher value.`;
  return remedyOf(failure, 'visitors');
}

/** A sentence about what a report lacks or had to correct; `title` is that of its warning. */
interface Note {
  note: Text;
  title: string;
  isWarning: boolean;
}

/** Notes on a report; none where the service's answers were complete and in order. */
export function notesOn(report: VisitorsReport): Note[] {
  const { truncated, pages } = report;
  const title = missingPages(report) ?? '';
  const notes: Note[] = [];
  if (truncated) {
    const note = text`Not every page was read. The service has more than ${counted(pages.length, 'page')}; \`max-requests\` was used up. The rankings are over the pages that were read. Give it a higher value to read on.`;
    notes.push({ note, title, isWarning: true });
  }
  const odd = odditiesIn(report.oddities);
  if (odd.length > 0) {
    const note = text`What was odd about the service’s answers: ${odd.join('; ')}.`;
    notes.push({ note, title, isWarning: title !== '' && !truncated });
  }
  const gaps = report.periods.flatMap((each) => ('why' in each ? [each.why] : []));
  // A failure says more than a request that was never sent.
  const gap = gaps.find(({ attempts }) => attempts > 0) ?? gaps[0];
  if (gap) {
    const periods = gaps.length === 1 ? 'one earlier period' : `${whole(gaps.length)} earlier periods`;
    const missing = text`The totals of ${periods} could not be read and are not in the chart: ${cause(gap)}`;
    notes.push({
      note: sentences(missing, remedy(gap)),
      title: 'Periods are missing in the trend',
      isWarning: true,
    });
  }
  return notes;
}

/** That there may be pages that were not read, as a title; undefined where all were. */
export function missingPages({ truncated, oddities }: VisitorsReport): string | undefined {
  const { badRows, duplicateRows, emptyAnswers, shortAnswers } = oddities;
  if (truncated) return 'Not every page was read';
  return badRows + duplicateRows + emptyAnswers + shortAnswers > 0 ? 'Pages may be missing' : undefined;
}

type Oddities = VisitorsReport['oddities'];

const ODDITIES: Record<keyof Oddities, (count: number) => string> = {
  badRows: (count) => `${counted(count, 'row')} could not be used`,
  duplicateRows: (count) => `${counted(count, 'row')} came more than once and counted once`,
  emptyAnswers: (count) => `${counted(count, 'answer')} held no page although more were promised`,
  shortAnswers: (count) =>
    `${counted(count, 'answer')} held fewer pages than were asked for although more were promised`,
  answersWithOtherTotals: () =>
    'the totals changed while the pages were read, and those of the first answer count',
  roundedCounts: () => 'numbers were fractions and are rounded',
};

function odditiesIn(oddities: Oddities): string[] {
  const names = Object.keys(ODDITIES) as (keyof Oddities)[];
  return names.filter((name) => oddities[name]).map((name) => ODDITIES[name](Number(oddities[name])));
}
