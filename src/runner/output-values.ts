/**
 * What later steps of a workflow get. People put it into scripts, so an output takes no string,
 * only a value whose form was checked here.
 */
import { plainLink } from '../text/url.ts';

declare const checked: unique symbol;
/** Only this file makes one. */
export type OutputValue = string & { readonly [checked]: true };

const ofForm =
  (form: RegExp) =>
  (value: string | number = '') =>
    form.test(`${value}`) ? (`${value}` as OutputValue) : undefined;

export const numberValue = ofForm(/^\d+$/);

/** Our own, such as an outcome, or one that the specification of the service has. */
export const wordValue = ofForm(/^[a-z]+(?:-[a-z]+)*$/);

/** The ID of a job: a segment of URLs, and one that means nothing to a shell. */
export const segmentValue = ofForm(/^(?!\.$|.*\.\.)[\p{L}\p{N}\p{M}._:@+=,~-]{1,512}$/u);

/** A file that the run has written, below a folder that the runner names. */
export const fileValue = ofForm(/^[^"`$\p{C}]+$/u);

export const addressValue = (url: string | undefined) =>
  plainLink(url, true) as OutputValue | undefined;

/** One line for people, in which other signs are replaced. */
export const lineValue = (line: string) =>
  line.replace(/["'`$\\\p{C}\p{Zl}\p{Zp}]/gu, '·') as OutputValue;
