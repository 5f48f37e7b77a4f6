import type { Candidate } from '@shortlist/contracts/screening';
import { standingOf } from '../scores/standing.js';
import type { Screening } from '../screening.js';
import { loadFull, type LoadFullOptions } from './load-full.js';
import { evidenceRows, evidenceSheet, peopleSheet, personCells } from './people-sheets.js';
import type { Row } from './workbook/sheet.js';
import { writeWorkbook } from './workbook/write-workbook.js';

export interface ShortlistFileOptions extends Pick<
  LoadFullOptions,
  'call' | 'signal' | 'onProgress'
> {
  readonly screening: Screening;
  /** Candidates to export, in this order. */
  readonly candidates: readonly Candidate[];
}

/** The rows of the evidence by candidate; what is bundled with the page has its quotes. */
async function evidenceOf(options: ShortlistFileOptions): Promise<ReadonlyMap<string, Row[]>> {
  const { call, screening, candidates, signal, onProgress } = options;
  const { origin, jobId, criteria } = screening;
  const rowsOf = (candidate: Candidate) => evidenceRows(candidate, criteria);
  if (origin !== 'screened') return new Map(candidates.map((each) => [each.id, rowsOf(each)]));
  const ids = candidates.map(({ id }) => id);
  return loadFull({ call, jobId, ids, total: ids.length, signal, onProgress }, rowsOf);
}

/**
 * Candidates as an Excel workbook: one sheet with a person a row, one with the evidence. Rejects with ApiError, or the
 * signal's reason.
 */
export async function shortlistFile(options: ShortlistFileOptions): Promise<Blob> {
  const { screening, candidates, signal } = options;
  const rows = candidates.map((candidate) => {
    const rank = candidate.status === 'review' ? null : standingOf(candidate, screening).place;
    return personCells(candidate, screening.criteria)(rank);
  });
  const evidence = await evidenceOf(options);
  const lines = candidates.flatMap(({ id }) => evidence.get(id) ?? []);
  return writeWorkbook([peopleSheet(rows), evidenceSheet(lines)], signal);
}
