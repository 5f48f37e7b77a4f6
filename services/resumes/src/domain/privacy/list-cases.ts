import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import type { PrivacyCaseRecord } from '../../models/privacy/privacy-case.js';
import { findKept, type Kept } from './find-kept.js';

/** A case with what is kept of its person now. */
export interface ShownCase {
  readonly record: PrivacyCaseRecord;
  readonly kept: readonly Kept[];
}

/** Cases that one answer shows: more than anybody has open. */
const MOST = 200;

export async function showCase(
  context: Context,
  owner: { readonly member: Member },
  record: PrivacyCaseRecord,
): Promise<ShownCase> {
  const isOpen = record.state === 'open';
  return { record, kept: isOpen ? await findKept(context, owner, record.addressKey) : [] };
}

/** A workspace's cases: those without an answer by the date it is due, then the others, newest first. */
export async function listCases(context: Context, member: Member): Promise<ShownCase[]> {
  const privacyCases = context.models.privacyCases.in(member.workspaceId);
  const [waiting, answered] = await Promise.all([
    privacyCases.findReadable({ state: { $ne: 'answered' } }, undefined, {
      sort: { dueAt: 1 },
      limit: MOST,
    }),
    privacyCases.findReadable({ state: 'answered' }, undefined, {
      sort: { dueAt: -1 },
      limit: MOST,
    }),
  ]);
  const shown: ShownCase[] = [];
  for (const record of [...waiting, ...answered])
    shown.push(await showCase(context, { member }, record));
  return shown;
}
