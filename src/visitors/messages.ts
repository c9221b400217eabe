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
  const times = attempts === 1 ? '' : `, after ${attempts} attempts`;
  const end = {
    'used-up': '',
    refused: '',
    time: `. It accepts requests again at ${moment(retryAt)}`,
    budget: '. No request was left to try again',
  }[reason];
  return sentences(text`the service ${what}${times}${end}.`, serviceSaid(serviceMessage));
}

function remedy({ reason, attempts, failure }: NoAnswer): Text {
  if (attempts === 0) return text`Increase \`max-requests\` or reduce \`trend\`.`;
  if (reason === 'time') return text`Run it again after that time. A run waits for at most half an hour.`;
  if (reason === 'budget') return text`Run it again, or increase \`max-requests\`.`;
  return remedyOf(failure, 'visitors');
}

/** What a report lacks or had to correct; `title` is that of its warning. */
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
    const note = text`The service has more than the ${counted(pages.length, 'page')} that were read, because the limit of \`max-requests\` was reached. The page lists cover only these pages. To read more, increase \`max-requests\`.`;
    notes.push({ note, title, isWarning: true });
  }
  const odd = odditiesIn(report.oddities);
  if (odd.length > 0) {
    const note = text`The responses of the service were irregular: ${odd.join('; ')}.`;
    notes.push({ note, title, isWarning: title !== '' && !truncated });
  }
  const gaps = report.periods.flatMap((each) => ('why' in each ? [each.why] : []));
  // A failure says more than a request that was never sent.
  const gap = gaps.find(({ attempts }) => attempts > 0) ?? gaps[0];
  if (gap) {
    const periods = gaps.length === 1 ? '1 earlier period' : `${whole(gaps.length)} earlier periods`;
    const missing = text`The totals of ${periods} could not be read and are missing in the trend: ${cause(gap)}`;
    notes.push({
      note: sentences(missing, remedy(gap)),
      title: 'Missing periods in the trend',
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

const are = (count: number) => (count === 1 ? 'was' : 'were');

type Oddities = VisitorsReport['oddities'];

const ODDITIES: Record<keyof Oddities, (count: number) => string> = {
  badRows: (count) => `${counted(count, 'row')} could not be read and ${are(count)} left out`,
  duplicateRows: (count) => `${counted(count, 'duplicate row')} ${are(count)} left out`,
  emptyAnswers: (count) => `${counted(count, 'response')} announced more pages but contained none`,
  shortAnswers: (count) =>
    `${counted(count, 'response')} announced more pages but contained fewer than requested`,
  answersWithOtherTotals: () => 'the totals changed during the export, and the first ones are shown',
  roundedCounts: () => 'some numbers were fractions and are shown rounded',
};

function odditiesIn(oddities: Oddities): string[] {
  const names = Object.keys(ODDITIES) as (keyof Oddities)[];
  return names.filter((name) => oddities[name]).map((name) => ODDITIES[name](Number(oddities[name])));
}
