import * as http from '@shortlist/contracts/http/email';
import * as internal from '@shortlist/contracts/http/internal';
import { exportRoute, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { sendContactMessage } from '../domain/account-mails/send-contact-message.js';
import { sendRemoteNotice } from '../domain/account-mails/send-remote-notice.js';
import { writeExport } from '../domain/export/write-export.js';

/** Messages to support and teams, and the export of an account’s data. */
export function createMessagesRoutes(context: Context): readonly Route[] {
  return [
    route(http.sendContactMessage, async ({ input }) => {
      await sendContactMessage(context, input.body);
      return { message: 'Thank you for your message! We will get back to you soon.' };
    }),
    // Asked by the gateway alone.
    route(internal.sendRemoteNotice, async ({ input }) => ({
      outcome: await sendRemoteNotice(context, input.body),
    })),
    // Exports everything stored here for the workspace.
    exportRoute((writer, { workspaceId }) => writeExport(context, workspaceId, writer)),
  ];
}
