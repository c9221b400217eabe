import { sentences, type Text, text } from '../text/sentence.ts';
import { isContradictory } from './counts.ts';
import { cause, remedy } from './messages.ts';
import { counted, whole } from './numbers.ts';
import type { NotRead, ProjectReport } from './report.ts';

/** What a project's report could not see, or saw twice: a sentence each, none where all is plain. */
export function notesOn(project: ProjectReport): Text[] {
  const { read, spells } = project;
  const notes: Text[] = [];
  if (read.stoppedBy === 'budget') {
    notes.push(
      text`Not every page was read. The service has more than ${counted(read.pages.size, 'page')}; \`max-requests\` was used up. The rankings are over the pages that were read. Give it a higher value to read on.`,
    );
  }
  if (read.stoppedBy === 'nothing-new') {
    notes.push(
      text`The service did not say where the pages end. Several answers in a row brought no new page and still said that there are more, so the export ended after ${counted(read.pages.size, 'page')}.`,
    );
  }
  if (read.duplicates > 0) {
    notes.push(
      text`${counted(read.duplicates, 'row')} came more than once and counted once. If rows moved while they were read, other pages may be missing.`,
    );
  }
  if (read.emptyAnswers > 0) {
    notes.push(text`${counted(read.emptyAnswers, 'answer')} held no page although more were promised.`);
  }
  if (read.shortAnswers > 0) {
    notes.push(
      text`${counted(read.shortAnswers, 'answer')} held fewer pages than were asked for although more were promised. If the service gives fewer at a time, the pages between are missing here.`,
    );
  }
  if (read.otherTotals > 0) {
    notes.push(text`The totals changed while the pages were read; those of the first answer count.`);
  }
  notes.push(...gapsIn(project));
  if (spells.some(({ totals }) => totals !== undefined && isContradictory(totals))) {
    notes.push(
      text`Totals of the service contradict each other (\`total\` is no distinct count of \`human\` and \`ai\`); what would follow from them is left empty.`,
    );
  }
  const { contradictory } = read.pages;
  if (contradictory > 0) {
    notes.push(
      text`The numbers of ${counted(contradictory, 'page')} contradict each other; who was seen as both is not known there.`,
    );
  }
  return notes;
}

/** Which periods of the trend are missing, why, and what to change: a text for each cause, none where all are there. */
export function gapsIn({ spells }: ProjectReport): Text[] {
  const causes = spells.flatMap((spell) => (spell.totals === undefined ? [spell.why] : []));
  const failures = causes.filter((why) => why !== 'no-requests');
  const [first] = failures;
  return [
    ...(first === undefined ? [] : [sentences(text`${missing(failures)} ${cause(first)}`, remedy(first))]),
    ...(failures.length === causes.length
      ? []
      : [
          text`${missing(causes.filter((why) => why === 'no-requests'))} no request was left. Give \`max-requests\` a higher value, or \`trend\` a lower one.`,
        ]),
  ];
}

function missing({ length }: readonly NotRead[]): string {
  const periods = length === 1 ? 'one earlier period' : `${whole(length)} earlier periods`;
  return `The totals of ${periods} could not be read and are not in the chart:`;
}
