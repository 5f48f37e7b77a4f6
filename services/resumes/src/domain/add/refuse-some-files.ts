import { tokens as tokenEstimate } from '@shortlist/contracts/constants';
import type { DomainError } from '@shortlist/service-kit';
import { refusal } from '../refusal.js';
import { thousands } from '../tokens/reserve-tokens.js';

/** `FilesOverQuota` where the tokens that remain are enough for some of the files, which can be added in part; else null. */
export function refuseSomeFiles(files: number, remaining: number): DomainError | null {
  const fits = Math.min(files, Math.floor(remaining / tokenEstimate.perFile));
  if (fits === 0) return null;
  return refusal('FilesOverQuota', {
    fits: thousands.format(fits),
    files: thousands.format(files),
    remaining: thousands.format(remaining),
  });
}
