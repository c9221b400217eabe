/** How people read numbers. One that is not known is a dash. */
import { relativeChange } from './pages.ts';

const PERCENT = { style: 'percent', minimumFractionDigits: 1 } as const;
const SIGNED = { signDisplay: 'exceptZero' } as const;

export const formatCount = formatter({ maximumFractionDigits: 0 });
export const formatChange = formatter(SIGNED);
export const formatShare = formatter(PERCENT);
export const formatRelativeChange = formatter({ ...PERCENT, ...SIGNED });

function formatter(options: Intl.NumberFormatOptions): (value: number | undefined) => string {
  const format = new Intl.NumberFormat('en', options);
  return (value) => (value === undefined ? '–' : format.format(value).replace('-', '−'));
}

/** Such as `3,123 (+3.7%)`. */
export function withChange(shown: string, now: number, before: number | undefined): string {
  const change = relativeChange(now, before);
  return shown + (change === undefined ? '' : ` (${formatRelativeChange(change)})`);
}
