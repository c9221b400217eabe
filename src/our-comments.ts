import { endsWithRecord } from './thread/record.ts';
import { endsWithMarker } from './visitors/marker.ts';

/**
 * Whether a comment ends with a hidden line of ours, a run's or a visitor report's, whoever wrote it and whether it
 * verifies or not: it is no command, and nothing that people said.
 */
export function isOurs(body: string): boolean {
  return endsWithRecord(body) || endsWithMarker(body);
}
