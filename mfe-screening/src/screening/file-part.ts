import type { FilePart } from '@shortlist/contracts/screening';
import { formatNumber } from '@shortlist/web-kit';

/** Says that a file has several resumes. */
export function holdsText(resumes: number): string {
  return `This file holds ${formatNumber(resumes)} resumes`;
}

/** 'pages 3–4', without a place where it may break. */
export function pagesText({ firstPage, lastPage }: FilePart): string {
  return firstPage === lastPage
    ? `page\u00a0${firstPage}`
    : `pages\u00a0${firstPage}\u2060–\u2060${lastPage}`;
}
