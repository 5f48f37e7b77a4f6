import { formatNumber } from '@shortlist/web-kit';

/** Says that a file has several resumes. */
export function holdsText(resumes: number): string {
  return `This file holds ${formatNumber(resumes)} resumes`;
}
