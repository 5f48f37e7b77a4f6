import type { ExportWriter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobOfMember } from '../read/find-job.js';
import { openLine } from '../record/chain.js';
import { findRecord } from '../record/find-record.js';

/** Writes a screening's sealed decision record with hashes and head; nothing when there is none. */
export async function writeRecord(
  context: Context,
  owner: JobOfMember,
  writer: ExportWriter,
  file: Parameters<ExportWriter['value']>[0],
): Promise<void> {
  const record = await findRecord(context, owner);
  if (!record) return;
  const { about, head, sealedSince, broken, lines, hidden } = record;
  const { _id: jobId, title, createdAt, deletedAt, criteria } = about;
  await writer.value(file, {
    ...{ jobId, title, createdAt, deletedAt, criteria, sealedSince, head },
    ...(record.agreement && { agreement: record.agreement }),
    brokenAt: broken?.number ?? null,
    lines: lines.map(openLine),
    ...(hidden > 0 && {
      heldBack: `${hidden} lines are about candidates whom you have not marked yet as a blind reader. Mark them, and export again.`,
    }),
  });
}
