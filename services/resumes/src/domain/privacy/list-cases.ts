import type { Context } from '../../context.js';
import type { PrivacyCaseRecord } from '../../models/privacy-case.js';
import { findKept, type Kept } from './find-kept.js';

/** A case with what is kept of its person now. */
export interface ShownCase {
  readonly record: PrivacyCaseRecord;
  readonly kept: readonly Kept[];
}

/** Cases that one answer shows: more than anybody has open. */
const MOST = 200;

export async function showCase(context: Context, record: PrivacyCaseRecord): Promise<ShownCase> {
  const isOpen = record.state === 'open';
  return { record, kept: isOpen ? await findKept(context, record.userId, record.addressKey) : [] };
}

/** A user's cases: those without an answer by the date it is due, then the others, newest first. */
export async function listCases(context: Context, userId: string): Promise<ShownCase[]> {
  const { privacyCases } = context.models;
  const [waiting, answered] = await Promise.all([
    privacyCases.findReadable({ userId, state: { $ne: 'answered' } }, undefined, {
      sort: { dueAt: 1 },
      limit: MOST,
    }),
    privacyCases.findReadable({ userId, state: 'answered' }, undefined, {
      sort: { dueAt: -1 },
      limit: MOST,
    }),
  ]);
  const shown: ShownCase[] = [];
  for (const record of [...waiting, ...answered]) shown.push(await showCase(context, record));
  return shown;
}
