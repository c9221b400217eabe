import type { Line } from '../text/lines.ts';
import { withoutInvisible } from '../text/sanitize.ts';
import { text } from '../text/sentence.ts';

/** What only mails have, in every language. */
const MAIL_SIGNS = [
  // An address as GitHub shows it.
  /\*{3}@\*{3}/,
  // What programs keep of the footer that GitHub adds.
  /notifications\/unsubscribe(?:-auth)?\//,
  /Message ID:\s*<?\S+@github\.com/,
  /Reply to this email directly(?:,| or)\s+view\s+it\s+on\s+GitHub/,
  // GitHub's subject, such as `Re: [octo-org/docs] Limits (Issue #7)`.
  /\[[\w.-]{1,100}\/[\w.-]{1,100}\]\s.{0,300}\((?:Issue|PR|Discussion) #\d+\)/,
  // Its first line, such as `Sam left a comment (octo-org/docs#7)`.
  /left a comment \([\w.-]{1,100}\/[\w.-]{1,100}#\d+\)/,
];

/**
 * The lines of a comment that are surely its author's, and a sentence that says which are left out.
 *
 * A reply by mail carries the mail that it answers: words of people who may not use the command.
 * Where that mail starts is written in any language. So of a mail, only the paragraph of the
 * command counts, if the command comes first. `undefined`: nothing is surely the author's.
 */
export function ownWords(above: readonly Line[], below: readonly Line[]) {
  const greeting = above.filter(({ kind }) => kind !== 'quote' && kind !== 'blank');
  const ownAbove = isMail(above) ? [] : above;
  if (!isMail(greeting) && !isMail(below)) {
    const isWhole = ownAbove === above;
    const leftOut = isWhole ? undefined : text`The email above the command was left out.`;
    return { above: ownAbove, below, leftOut };
  }

  const paragraph = firstParagraph(below);
  const words = seen(paragraph);
  const endsInColon = /[:：][*_]*$/.test(words);
  if (greeting.length > 0 || isMail(paragraph) || words === '' || endsInColon) return undefined;

  const leftOut = text`Of an email, only the first paragraph is sent.`;
  return { above: ownAbove, below: paragraph, leftOut };
}

/**
 * Code may show the sample of a mail. Whoever wrote the mail may have opened a fence, but cannot
 * close it below the footer.
 */
function isMail(lines: readonly Line[]): boolean {
  const others = lines.filter(({ kind }) => kind !== 'code' && kind !== 'plain code');
  const words = others.map(({ text: line }) => line.replace(/`[^`]+`/g, '')).join('\n');
  return MAIL_SIGNS.some((sign) => sign.test(words));
}

function firstParagraph(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(
    (line, index) => index > 0 && (line.kind !== 'words' || seen([line]) === ''),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

function seen(lines: readonly Line[]): string {
  return withoutInvisible(lines.map(({ text: line }) => line).join('\n')).trim();
}
