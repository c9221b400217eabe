import { remedy as remedyOf, serviceResponse } from '../service/remedies.ts';
import { code, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { NoAnswer } from './client.ts';
import type { VisitorsReport } from './export.ts';
import { counted } from './numbers.ts';

/** Why the project could not be read, and what to change. */
export function failureMessage(projectId: string, why: NoAnswer): Text[] {
  return [text`The visitors of project ${code(projectId)} could not be read: ${cause(why)}`, remedy(why)];
}

/** What the service did, as the rest of a sentence, and its own message. */
function cause({ reason, attempts, failure: { what, serviceMessage }, retryAt = 0 }: NoAnswer): Text {
  if (attempts === 0) return text`no requests were left.`;
  const times = attempts === 1 ? '' : `, after ${attempts} attempts`;
  const end = {
    exhausted: '',
    refused: '',
    time: `. It accepts requests again at ${moment(retryAt)}`,
    budget: '. No requests were left for a retry',
  }[reason];
  return sentences(text`the service ${what}${times}${end}.`, serviceResponse(serviceMessage));
}

function remedy({ reason, attempts, failure }: NoAnswer): Text {
  if (attempts === 0) return text`Increase \`max-requests\` or reduce \`trend\`.`;
  if (reason === 'time') return text`Run it again after that time. A run waits for at most half an hour.`;
  if (reason === 'budget') return text`Run it again, or increase \`max-requests\`.`;
  return remedyOf(failure, 'visitors');
}

/** What a report lacks or had to correct. */
interface Note {
  note: Text;
  /** Set where the report may be wrong: the title of an annotation. */
  warning?: string | undefined;
}

/** Notes on a report; none where the service's answers were complete and in order. */
export function notesOn({ truncated, pages, oddities, periods }: VisitorsReport): Note[] {
  const notes: Note[] = [];
  if (truncated) {
    const note = text`The service has more than the ${counted(pages.length, 'page')} that were read, because the limit of \`max-requests\` was reached. The page lists cover only these pages; the totals cover the whole site. To read more, increase \`max-requests\`.`;
    notes.push({ note, warning: 'Not every page was read' });
  }
  const { badRows, duplicateRows, emptyAnswers, shortAnswers } = oddities;
  const irregular = [
    badRows > 0 && `${counted(badRows, 'unusable row')} (left out)`,
    duplicateRows > 0 && `${counted(duplicateRows, 'duplicate row')} (left out)`,
    emptyAnswers > 0 && `${counted(emptyAnswers, 'empty response')} that announced more pages`,
    shortAnswers > 0 && `${counted(shortAnswers, 'short response')} that announced more pages`,
    oddities.answersWithOtherTotals > 0 && 'totals that changed during the export (the first ones are shown)',
    oddities.roundedCounts && 'fractions (shown rounded)',
  ].filter((each) => each !== false);
  if (irregular.length > 0) {
    const isIncomplete = badRows + duplicateRows + emptyAnswers + shortAnswers > 0;
    const note = text`The responses of the service were irregular: ${irregular.join(', ')}.`;
    notes.push({ note, warning: isIncomplete ? 'Pages may be missing' : undefined });
  }
  const gaps = periods.flatMap((each) => ('why' in each ? [each.why] : []));
  // A failure says more than a request that was never sent.
  const gap = gaps.find(({ attempts }) => attempts > 0) ?? gaps[0];
  if (gap) {
    const missing = text`The totals of ${counted(gaps.length, 'earlier period')} could not be read: ${cause(gap)}`;
    notes.push({ note: sentences(missing, remedy(gap)), warning: 'Missing periods in the trend' });
  }
  return notes;
}
