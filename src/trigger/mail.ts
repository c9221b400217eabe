import { type Line, linesOf } from './mail-lines.ts';

/**
 * A reply by mail carries the mail that it answers: words of people who may not use the command, and
 * a link with which anybody can unsubscribe its author. What mail programs add is recognized by its
 * form, because it is written in any language.
 */

/** How GitHub shows the addresses in a mail. Others are rarely those of a mail. */
const MASKED = /\*{3}@\*{3}/;
/** As mail programs write it. */
const BRACKETED = /<(?:mailto:)?[^\s<>@]{1,200}@[^\s<>@]{1,200}>/;
/** A masked address, too. */
const ADDRESS = /[^\s<>@]@[^\s<>@]/;

/** Such as `26. Nov. 2026`, `Nov 26, 2026`, `2026. nov. 26.`, `26/11/26`, `2026-11-26`, and `2026年11月26日`. */
const DATES = [
  /\p{Nd}{1,2}\S{0,2}\s(?:de\s)?[\p{L}\p{M}.׳'’]{2,12},?\s(?:de\s)?\p{Nd}{4}/u,
  /[\p{L}\p{M}.]{2,12}\s\p{Nd}{1,2}\S{0,2},?\s\p{Nd}{4}/u,
  /\p{Nd}{4}[.,]?\s[\p{L}\p{M}.]{2,12}\s\p{Nd}{1,2}/u,
  /\p{Nd}{1,4}\s?[./-]\s?\p{Nd}{1,2}\s?[./-]\s?\p{Nd}{2,4}/u,
  /\p{Nd}{4}[年년]/u,
];
const TIME = /\p{Nd}{1,2}\s?[:.h時时시点]\s?\p{Nd}{2}/u;
const COLON_AT_END = /[:：][*_]*$/;

/** Such as `From: Sam`, `*De :* Sam`, `差出人: Sam`, and `| From | Sam |`, but no URL. */
const HEADER =
  /^(?:[*_]{0,2}\p{L}[\p{L}\p{M} .'’/-]{0,30}[*_]{0,2}\s?[:：](?!\/\/)[*_]{0,2}|\|\s*\p{L}[\p{L}\p{M} -]{0,30}\|)\s*\S/u;
/** Such as `Re: [octo-org/docs] Limits (Issue #7)`, in all languages. */
const GITHUB_SUBJECT = /\[[\w.-]{1,100}\/[\w.-]{1,100}\]\s.{0,300}\(\w{1,20} #\d+\)/;

/** Such as `-----Original Message-----`. */
const RULE_WITH_WORDS = /^[-_]{2,}[^-_].{0,120}[-_]{2,}$/;
const RULE = new RegExp(`^[-_=]{3,}$|${RULE_WITH_WORDS.source}`);
/** Below it, mail programs put headers. People rather draw `---`. */
const MAIL_RULE = /^_{10,}$/;

/** GitHub's own words at the end of a mail. The link is the reader's own. */
const GITHUB_FOOTER =
  /notifications\/unsubscribe(?:-auth)?\/|Message ID:\s*<?(?:\*{3}@\*{3}|\S+@github\.com)|Reply to this email directly(?:,| or) view it on GitHub/;
/** What phones and programs add above the mail that is answered. */
const SENT_FROM =
  /^(?:(?:sent (?:from|via|with)|von meine[mr]|gesendet (?:von|mit)|envoyé d|enviado d|inviato d|verzonden v|verstuurd v|wysłane z|skickat fr|sendt fr|отправлено |odesláno z).{0,60}(?:iphone|ipad|android|outlook|galaxy|samsung|yahoo|proton|superhuman)|(?:나의 )?(?:iphone|ipad)(?:\s?から送信|에서 보냄)|发自|(?:\S+ ){0,3}outlook .{0,12}(?:ios|android)\s?<https:\/\/aka\.ms\/|get outlook for)/iu;

/** A comment may have thousands of lines that look like headers. */
const MAX_HEADERS = 12;

/**
 * The lines without a mail that a mail program added below. The first line, which has the command, is
 * never part of it. `uncertain`: there is a mail, but where it starts is not.
 */
export function withoutMail(
  lines: readonly string[],
): { kept: string[]; hasMail: boolean } | 'uncertain' {
  const all = linesOf(lines);
  const mailStart = findMail(all);
  if (mailStart === 'uncertain') return 'uncertain';

  const hasMail = mailStart < all.length;
  const kept = hasMail ? withoutSignature(all.slice(0, mailStart)) : all;
  if (hasMailSign(kept.slice(1))) return 'uncertain';

  return { kept: lines.slice(0, kept.length), hasMail };
}

/** The lines hold a mail, wherever it starts. */
export function isMail(lines: readonly string[]): boolean {
  return hasMailSign(linesOf(lines));
}

/** The index of the mail's first line; the number of all lines if there is no mail. */
function findMail(all: readonly Line[]): number | 'uncertain' {
  const headers = Math.min(findHeaders(all), findRule(all));
  const quotation = findQuotation(all.slice(0, headers));
  return quotation ?? headers;
}

/**
 * A mail that is quoted at the end, with the paragraph that attributes it. A person may have put a
 * quote there, too, so a mail needs a sign: a masked address, or an address with a date, in the
 * attribution, or what GitHub adds to mails in the quote. Undefined if there is none.
 */
function findQuotation(all: readonly Line[]): number | 'uncertain' | undefined {
  const end = endAboveSignature(all);
  let start = end;
  while (start > 1 && isBlankOrQuote(all[start - 1])) start -= 1;

  const quotes = all.slice(start, end);
  const firstQuote = quotes.findIndex(({ isQuoted }) => isQuoted);
  const isMailQuoted = hasMailSign(quotes);
  const attribution = findAttribution(all, start, { hasQuote: firstQuote >= 0, isMailQuoted });
  if (attribution !== undefined || !isMailQuoted) return attribution;

  // The last words above say whether the quote is theirs: 'Answer this:', or 'Sam wrote:'?
  const { text: lastWords = '' } = all[start - 1] ?? {};
  const mayIntroduce =
    COLON_AT_END.test(lastWords) || ADDRESS.test(lastWords) || hasDate(lastWords);
  return mayIntroduce ? 'uncertain' : start + firstQuote;
}

/**
 * The first line of the attribution that ends above the line at `end`. Programs break it in up to three
 * lines, and a person's words may be directly above it. So it starts where it has an address and, if
 * that is in reach, a date.
 */
function findAttribution(
  all: readonly Line[],
  end: number,
  { hasQuote, isMailQuoted }: { hasQuote: boolean; isMailQuoted: boolean },
): number | undefined {
  if (!COLON_AT_END.test(all[end - 1]?.text ?? '')) return undefined;

  const firstInReach = Math.max(1, end - 3);
  const reach = all.slice(firstInReach, end);
  const last = reach.findLastIndex((line) => line.isQuoted || line.isCode || isBlank(line));
  const starts = reach.slice(last + 1).map((_, index) => end - 1 - index);
  const wordsFrom = (start: number) =>
    all
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');

  const isOfMail = (words: string) =>
    isMailQuoted || MASKED.test(words) || (hasQuote && BRACKETED.test(words) && hasTime(words));
  const dated = starts.find((start) => hasDate(wordsFrom(start)) && isOfMail(wordsFrom(start)));
  const start = dated ?? starts.find((each) => MASKED.test(wordsFrom(each)));
  // Before an address is a name, perhaps on the line above.
  const isNameAbove = start !== undefined && /^[<*]/.test(wordsFrom(start));
  return isNameAbove && starts.includes(start - 1) ? start - 1 : start;
}

const isSender = (words: string) => MASKED.test(words) || BRACKETED.test(words);
const hasTime = (words: string) => hasDate(words) && TIME.test(words);

/** Some programs write an attribution between signs, or below such a rule as `-----Original Message-----`. */
function findRule(all: readonly Line[]): number {
  const start = all.findIndex(({ text, isQuoted, isCode }, index) => {
    if (index === 0 || isQuoted || isCode || !RULE_WITH_WORDS.test(text)) return false;
    if (MASKED.test(text) && hasDate(text)) return true;

    const [next, afterNext] = all.slice(index + 1, index + 3);
    const below = isBlank(next) ? afterNext : next;
    const { text: attribution = '', isCode: isSample } = below ?? {};
    return !isSample && MASKED.test(attribution) && COLON_AT_END.test(attribution);
  });
  return start < 0 ? all.length : start;
}

/** The index of the first line of a mail's headers, or of the rule above them; else the number of lines. */
function findHeaders(all: readonly Line[]): number {
  const lastFooter = all.findLastIndex(isFooter);

  for (let index = 1; index < all.length; ) {
    if (!isHeader(all[index])) {
      index += 1;
      continue;
    }

    const group = headersFrom(all, index);
    const hasFooter = index < lastFooter;
    const rule = group.length > 1 ? ruleAbove(all, index) : undefined;
    if (rule !== undefined && areBelowRule(group, { rule: all[rule], hasFooter })) return rule;

    const sender = group.findIndex((_, start) => areAlone(group.slice(start), hasFooter));
    if (sender >= 0) return index + sender;

    index += group.length;
  }
  return all.length;
}

function headersFrom(all: readonly Line[], start: number): readonly Line[] {
  const lines = all.slice(start, start + MAX_HEADERS);
  const length = lines.findIndex((line) => !isHeader(line));
  return length < 0 ? lines : lines.slice(0, length);
}

/** The index of the line above, blank lines aside, if it is a rule. */
function ruleAbove(all: readonly Line[], index: number): number | undefined {
  let above = index - 1;
  while (above > 0 && isBlank(all[above])) above -= 1;
  const { text = '', isCode } = all[above] ?? {};
  return above > 0 && RULE.test(text) && !isCode ? above : undefined;
}

/** Below a rule, two headers are enough. A person may have drawn it above other lines that look like headers. */
function areBelowRule(
  group: readonly Line[],
  { rule, hasFooter }: { rule: Line | undefined; hasFooter: boolean },
): boolean {
  const hasAddress = group.some(({ text }) => ADDRESS.test(text));
  const isRuleOfMail = MAIL_RULE.test(rule?.text ?? '');
  return areOfMail(group) || (hasAddress && (isRuleOfMail || hasFooter));
}

/** Without a rule above them, mails have three headers or more. They begin with the sender, or with the time above it. */
function areAlone(group: readonly Line[], hasFooter: boolean): boolean {
  const [first = '', second = ''] = group.map(({ text }) => text);
  const startsMail = isSender(first) || (hasTime(first) && isSender(second));
  const hasEnough = group.length >= 3 && group.some(({ text }) => hasTime(text));
  return startsMail && hasEnough && (areOfMail(group) || hasFooter);
}

/** Headers with other addresses may be those of a sample, a patch, or a page. */
function areOfMail(group: readonly Line[]): boolean {
  return group.some(({ text }) => MASKED.test(text) || GITHUB_SUBJECT.test(text));
}

/**
 * What is above a mail, without the signature of the author and what phones add. Where no mail was found, `-- ` says
 * nothing: in plain text, GitHub's own footer starts so, below words of others.
 */
function withoutSignature(above: readonly Line[]): readonly Line[] {
  const signature = above.findIndex(({ isSignature }, index) => isSignature && index > 0);
  const words = signature < 0 ? above : above.slice(0, signature);
  const end = words.findLastIndex((line, index) => index === 0 || !isLeftover(line));
  return words.slice(0, end + 1);
}

/** Some programs put the signature below the mail. */
function endAboveSignature(all: readonly Line[]): number {
  const index = all.findLastIndex(({ isSignature }) => isSignature);
  const isLast = index > 0 && all.slice(index).every(({ isQuoted }) => !isQuoted);
  return isLast ? index : all.length;
}

/** Blank lines, the rule above a mail, and the line of a phone. */
function isLeftover(line: Line): boolean {
  if (isBlank(line)) return true;
  return !line.isCode && !line.isQuoted && (RULE.test(line.text) || SENT_FROM.test(line.text));
}

/** What only a mail has: GitHub's footer, or a masked address in an attribution or in headers. */
function hasMailSign(lines: readonly Line[]): boolean {
  return lines.some((line, index) => {
    if (line.isCode) return false;
    if (isFooter(line)) return true;
    return MASKED.test(line.text) && (isAmongHeaders(lines, index) || isAttribution(lines, index));
  });
}

function isAmongHeaders(lines: readonly Line[], index: number): boolean {
  // Some programs put blank lines between headers.
  const hasNeighbor = [-2, -1, 1, 2].some((step) => isHeader(lines[index + step], true));
  return hasNeighbor && isHeader(lines[index], true);
}

/** The colon may be at the end of one of the next lines. */
function isAttribution(lines: readonly Line[], index: number): boolean {
  const following = lines.slice(index, index + 3);
  const end = following.findIndex((line) => line.text === '' || line.isCode);
  const paragraph = end < 0 ? following : following.slice(0, end);
  return paragraph.some(({ text }) => COLON_AT_END.test(text));
}

const isFooter = ({ text, isCode }: Line) => !isCode && GITHUB_FOOTER.test(text);
const isBlank = (line: Line | undefined) =>
  line !== undefined && !line.isQuoted && !line.isCode && line.text === '';
const isBlankOrQuote = (line: Line | undefined) =>
  line !== undefined && (line.isQuoted || isBlank(line));
const hasDate = (words: string) => DATES.some((date) => date.test(words));

function isHeader(line: Line | undefined, mayBeQuoted = false): boolean {
  if (line === undefined || line.isCode || (line.isQuoted && !mayBeQuoted)) return false;
  return HEADER.test(line.text);
}
