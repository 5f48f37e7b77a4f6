import * as http from '@shortlist/contracts/http/resumes';
import { createError, exportRoute, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteActivity } from '../domain/activity/note-activity.js';
import { writeExport } from '../domain/export/write-export.js';
import { countKept } from '../domain/read/count-kept.js';
import { findRecord, listKeptRecords } from '../domain/record/find-record.js';
import { findRetention } from '../domain/retention/find-retention.js';
import { setRetention } from '../domain/retention/set-retention.js';
import { presentDecision, presentSeal } from '../presenters/decision.js';
import { presentRetention } from '../presenters/retention.js';

/** Decision records, retention and the export of an account’s data. */
export function createRecordsRoutes(context: Context): readonly Route[] {
  return [
    route(http.getDecisionRecord, async ({ input, member }) => {
      const record = await findRecord(context, { jobId: input.params.id, member });
      if (!record) throw createError(http.getDecisionRecord, 'JobNotFound');
      const withLines = input.query?.lines === 'sealed';
      // Without some lines nobody could check the seal of the others.
      if (withLines && record.hidden > 0) {
        throw createError(http.getDecisionRecord, 'ReadBlindFirst');
      }
      const { _id, title, createdAt, engine, comparisonScore, criteria, deletedAt } = record.about;
      return {
        jobId: _id,
        ...{ title, engine, comparisonScore },
        createdAt: createdAt.toISOString(),
        criteria: [...criteria],
        decisions: record.decisions.map(presentDecision),
        ...(record.agreement && { agreement: record.agreement }),
        seal: presentSeal(record, withLines),
        deletedAt: deletedAt?.toISOString() ?? null,
        keptUntil: record.keptUntil?.toISOString() ?? null,
      };
    }),
    route(http.listKeptRecords, async ({ member }) => {
      const found = await listKeptRecords(context, member);
      return {
        records: found.map(({ _id, title, createdAt, deletedAt, lines, keptUntil }) => ({
          jobId: _id,
          ...{ title, lines },
          createdAt: createdAt.toISOString(),
          deletedAt: deletedAt.toISOString(),
          keptUntil: keptUntil.toISOString(),
        })),
      };
    }),
    route(http.getKept, ({ member }) => countKept(context, member)),
    route(http.getRetention, async ({ member }) =>
      presentRetention(await findRetention(context, member.workspaceId)),
    ),
    route(http.setRetention, async ({ input, member }) => {
      const { workspaceId } = member;
      const retention = await setRetention(context, { workspaceId, ...input.body });
      noteActivity(context, member, { kind: 'retention-changed' });
      return presentRetention(retention);
    }),
    // Exports everything stored here for the workspace.
    exportRoute(async (writer, member) => {
      await writeExport(context, member, writer);
      noteActivity(context, member, { kind: 'data-exported' });
    }),
  ];
}
