import type { Line } from '../text/lines.ts';

/** What only mails have, in every language. */
export const MAIL_SIGNS = [
  // An address as GitHub shows it.
  /\*{3}@\*{3}/,
  // What programs keep of the footer that GitHub adds. Some replace its links by their own.
  /(?:\/\/[\w.:-]+\/notifications\/|%2Fnotifications%2F)unsubscribe(?:-auth)?(?:\/|%2F)\w/i,
  /Message ID:\s*<?\S+@github\.com/,
  /Reply to this email directly(?:,| or)\s+view\s+it\s+on\s+GitHub/,
  // GitHub's subject, such as `Re: [octo-org/docs] Limits (Issue #7)`.
  /\[[\w.-]{1,100}\/[\w.-]{1,100}\]\s.{0,300}\((?:Issue|PR|Discussion) #\d+\)/,
  // Its first line, such as `Sam left a comment (octo-org/docs#7)`.
  /left a comment \([\w.-]{1,100}\/[\w.-]{1,100}#\d+\)/,
];

/**
 * A reply by mail carries the mail that it answers: words of people who may not use the command.
 * Code may show the sample of a mail. But a fence that stays open may be in the mail itself.
 */
export function isMail(lines: readonly Line[]): boolean {
  const words = lines
    .filter(({ kind }) => kind !== 'code')
    .map(({ text }) => text.replace(/`[^`]+`/g, '').replace(/^[>\s]+/, ''))
    .join('\n');
  return MAIL_SIGNS.some((sign) => sign.test(words));
}
