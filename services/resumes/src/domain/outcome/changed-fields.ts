import { isDeepStrictEqual } from 'node:util';
import type { DocumentUpdate } from '@shortlist/service-kit';
import type { CandidateRecord } from '../../models/candidate.js';
import type { ShownCandidate } from '../read/find-job.js';

type Fields = Readonly<Record<string, unknown>>;

function differing(before: Fields, set: Fields, parent = ''): [string, unknown][] {
  return Object.entries(set).flatMap(([name, value]) =>
    isDeepStrictEqual(value, before[name]) ? [] : [[`${parent}${name}`, value]],
  );
}

/**
 * Of a change of a candidate what differs from the candidate as it was read; of its result each field by itself. What stays as it
 * is, the most of it, is then neither sent nor written.
 */
export function changedFields(
  before: ShownCandidate,
  { result, ...set }: Partial<CandidateRecord>,
): NonNullable<DocumentUpdate<CandidateRecord>['$set']> {
  const known = before.result;
  const others = differing(before, set);
  if (result === undefined) return Object.fromEntries(others);
  const isKept = result && known && Object.keys(known).every((name) => name in result);
  const results = isKept ? differing(known, result, 'result.') : [['result', result] as const];
  return Object.fromEntries([...others, ...results]);
}
