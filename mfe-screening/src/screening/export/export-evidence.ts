import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import { loadFull, type LoadFullOptions } from './load-full.js';
import { evidenceRows, evidenceSheet, peopleSheet, personCells } from './people-sheets.js';
import { decisionSheet, unreadableSheet } from './record-sheets.js';
import type { Row } from './workbook/sheet.js';
import { writeWorkbook } from './workbook/write-workbook.js';

export type ExportEvidenceOptions = Pick<LoadFullOptions, 'call' | 'jobId' | 'onProgress'> & {
  readonly signal: AbortSignal;
};

/** Kept fields of a candidate: the cells, and those that the rank goes by. */
interface Kept {
  readonly score: number | null;
  readonly person: (rank: number | null) => Row;
  readonly evidence: readonly Row[];
}

function keep(candidate: Candidate, criteria: readonly Criterion[]): Kept {
  return {
    score: candidate.status === 'review' ? null : candidate.score,
    person: personCells(candidate, criteria),
    evidence: evidenceRows(candidate, criteria),
  };
}

/**
 * A workbook of a whole screening: people, evidence, the decisions, and what could not be read. Rejects with ApiError, or
 * the signal's reason.
 */
export async function exportEvidence(options: ExportEvidenceOptions): Promise<Blob> {
  const { call, jobId, signal } = options;
  const params = { id: jobId };
  const { screening } = await call(http.getScreening, { params, query: { limit: 1 }, signal });
  const { criteria, totals, unreadable } = screening;
  const loaded = await loadFull({ ...options, total: totals.candidates }, (candidate) =>
    keep(candidate, criteria),
  );
  const people = [...loaded.values()];
  const scores = people.flatMap(({ score }) => (score === null ? [] : [score]));
  scores.sort((one, other) => other - one);
  const record = await call(http.getDecisionRecord, { params, signal });
  signal.throwIfAborted();
  return writeWorkbook(
    [
      peopleSheet(
        people.map(({ score, person }) =>
          person(score === null ? null : scores.indexOf(score) + 1),
        ),
        'Everyone',
      ),
      evidenceSheet(people.flatMap(({ evidence }) => evidence)),
      decisionSheet(record.decisions),
      unreadableSheet(unreadable),
    ],
    signal,
  );
}
