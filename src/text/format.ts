/** A length of time in ms as people say it: `8 s`, `2 min 5 s`, `1 h 30 min`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return join(minutes, 'min', seconds % 60, 's');
  return join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

function join(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return `${large} ${largeUnit}${small === 0 ? '' : ` ${small} ${smallUnit}`}`;
}

/** A moment in ms since the epoch as `2026-11-21 10:15 UTC`; a moment beyond all calendars in words. */
export function moment(ms: number): string {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return 'a time beyond the year 9999';
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
