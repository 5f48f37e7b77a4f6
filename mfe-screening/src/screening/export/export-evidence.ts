import * as http from '@shortlist/contracts/http/resumes';
import type { RowPage } from '@shortlist/contracts/people';
import type { Criterion } from '@shortlist/contracts/screening';
import type { CallOperation } from '@shortlist/host-api';
import { decisionSheet, evidenceRow, evidenceSheet, unreadableSheet } from './evidence-sheets.js';
import type { Row, Sheet } from './workbook/sheet.js';
import { writeWorkbook } from './workbook/write-workbook.js';

/** How many candidates of how many are loaded. */
export interface ExportProgress {
  readonly loaded: number;
  readonly total: number;
}

export interface ExportEvidenceOptions {
  readonly call: CallOperation;
  readonly jobId: string;
  /** Only these candidates; default: all of the screening, with the files that could not be read. */
  readonly ids?: readonly string[] | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

interface Wanted extends ExportEvidenceOptions {
  readonly criteria: readonly Criterion[];
  readonly total: number;
}

/** The candidates' rows, loaded page by page; of a page only its cells are kept. */
async function loadRows(wanted: Wanted): Promise<Row[]> {
  const { call, jobId, ids, signal, onProgress, criteria, total } = wanted;
  const chosen = ids && new Set(ids);
  const rows = new Map<string, Row>();
  let after: string | null | undefined;
  onProgress({ loaded: 0, total });
  while (after !== null && !(chosen && rows.size >= chosen.size)) {
    const query = { after, detail: 'full' as const };
    const page: RowPage = await call(http.listRows, { params: { id: jobId }, query, signal });
    for (const { candidate } of page.rows) {
      if (chosen && !chosen.has(candidate.id)) continue;
      rows.set(candidate.id, evidenceRow(candidate, criteria));
    }
    after = page.next;
    onProgress({ loaded: Math.min(rows.size, total), total });
  }
  return [...rows.values()];
}

/**
 * A workbook of a screening: candidates by criterion with verdicts and quotes, the decisions, and what could not be read.
 * Rejects with ApiError, or the signal's reason.
 */
export async function exportEvidence(options: ExportEvidenceOptions): Promise<Blob> {
  const { call, jobId, ids, signal } = options;
  const params = { id: jobId };
  const { screening } = await call(http.getScreening, { params, query: { limit: 1 }, signal });
  const { criteria, totals, unreadable } = screening;
  const rows = await loadRows({ ...options, criteria, total: ids?.length ?? totals.candidates });
  const record = await call(http.getDecisionRecord, { params, signal });
  signal.throwIfAborted();
  const chosen = ids && new Set(ids);
  const decisions = record.decisions.filter((each) => !chosen || chosen.has(each.candidateId));
  const sheets: Sheet[] = [evidenceSheet(criteria, rows), decisionSheet(decisions)];
  return writeWorkbook(chosen ? sheets : [...sheets, unreadableSheet(unreadable)], signal);
}
