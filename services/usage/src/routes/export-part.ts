import { exportRoute, type Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { writeExport } from '../domain/export/write-export.js';

/** Exports everything stored here for the user. */
export function exportPart(context: Context): Route {
  return exportRoute((writer, userId) => writeExport(context, userId, writer));
}
