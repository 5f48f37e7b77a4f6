import * as http from '@shortlist/contracts/http/internal';
import { exportRoute, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { beginExport, endExport } from '../domain/account/brake-exports.js';
import { writeExport } from '../domain/account/write-export.js';

/** Export of an account’s data. */
export function createExportRoutes(context: Context): readonly Route[] {
  return [
    route(http.beginExport, async ({ user }) => {
      await beginExport(context, user.sub);
      return {};
    }),
    route(http.endExport, async ({ input, user }) => {
      await endExport(context, user.sub, input.body);
      return {};
    }),
    // Exports the data of the account itself, and of the workspace.
    exportRoute((writer, member) => writeExport(context, member, writer)),
  ];
}
