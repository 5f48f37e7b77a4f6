import * as http from '@shortlist/contracts/http/usage';
import { exportRoute, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { writeExport } from '../domain/export/write-export.js';
import { getUsage } from '../domain/get-usage.js';
import { listMonths } from '../domain/list-months.js';
import { presentTokenUsage } from '../presenters/token-usage.js';

/** Tokens that an account used, by month. */
export function createTokensRoutes(context: Context): readonly Route[] {
  return [
    route(http.getTokenUsage, async ({ member }) =>
      presentTokenUsage(await getUsage(context, member)),
    ),
    route(http.listTokenMonths, async ({ member }) => {
      const months = await listMonths(context, member.workspaceId);
      return { months: months.map(({ month, used }) => ({ month, tokens_used: used })) };
    }),
    // Exports everything stored here for the user.
    exportRoute((writer, { workspaceId }) => writeExport(context, workspaceId, writer)),
  ];
}
