import { threshold } from '@shortlist/contracts/constants';

/** The threshold a typed text means: 50 when it is no number or zero, else a whole number from 0 to 100. */
export function parseThreshold(text: string): number {
  const value = Number(text.trim().replace(',', '.'));
  if (!Number.isFinite(value) || value === 0) return threshold.default;
  return Math.round(Math.min(threshold.max, Math.max(threshold.min, value)));
}
