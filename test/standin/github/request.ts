import type { OperationId } from './served.ts';

/** A request as the stand-in took it, kept in `github.requests` in the order of arrival. */
export type Received = {
  /** Counts from 1. */
  number: number;
  /** Upper case. */
  method: string;
  /** Without base path and query; `/repositories/{id}/…` is written out as `/repos/{owner}/{repo}/…`. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** The body as it came. */
  text: string;
  /** The parsed body, undefined where there is none or it is not JSON. */
  body: unknown;
  /** Null where the stand-in serves no such operation. */
  operation: OperationId | null;
  params: Record<string, string>;
  /** Login of the account behind the token, null where the token is none. */
  account: string | null;
  /** Kind of the fault that met it, if one did. */
  fault: string | null;
  /** What was answered; null: not yet, or never. */
  status: number | null;
};
