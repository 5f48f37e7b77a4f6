import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listKeptRecords as list } from '../../domain/record/find-record.js';

/** The user's decision records whose screening was deleted. */
export function listKeptRecords(context: Context): Route {
  return route(http.listKeptRecords, async ({ user }) => {
    const found = await list(context, user.sub);
    return {
      records: found.map(({ _id, title, createdAt, deletedAt, lines, keptUntil }) => ({
        jobId: _id,
        ...{ title, lines },
        createdAt: createdAt.toISOString(),
        deletedAt: deletedAt.toISOString(),
        keptUntil: keptUntil.toISOString(),
      })),
    };
  });
}
