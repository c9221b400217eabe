/**
 * What later steps of a workflow get. People put it into scripts, so an output takes no string,
 * only a value whose form was checked here.
 */
import { isSegment, plainLink } from '../text/url.ts';

declare const checked: unique symbol;
/** Only this file makes one. */
export type OutputValue = string & { readonly [checked]: true };

const valueIf = (fits: boolean, value: string) => (fits ? (value as OutputValue) : undefined);

export function numberValue(value: number | undefined): OutputValue | undefined {
  return valueIf(Number.isFinite(value), String(value));
}

/** Our own, such as an outcome, or one that the specification of the service has. */
export function wordValue(word: string | undefined): OutputValue | undefined {
  return valueIf(/^[a-z]+(?:-[a-z]+)*$/.test(word ?? ''), String(word));
}

/** The ID of a job. Some that the service may use in URLs mean something to a shell. */
export function segmentValue(id: string | undefined): OutputValue | undefined {
  const isPlain = id !== undefined && /^[\p{L}\p{N}\p{M}._:@+=,~-]+$/u.test(id) && isSegment(id);
  return valueIf(isPlain, String(id));
}

export function addressValue(url: string | undefined): OutputValue | undefined {
  return valueIf(plainLink(url, true) !== undefined, String(url));
}

/** Of a file that the run has written, below a folder that the runner names. */
export function fileValue(path: string): OutputValue | undefined {
  return valueIf(/^[^"`$\p{C}]+$/u.test(path), path);
}

/** One line for people, in which other signs are replaced. */
export function lineValue(line: string): OutputValue {
  return line.replace(/["'`$\\\p{C}\p{Zl}\p{Zp}]/gu, '·') as OutputValue;
}
