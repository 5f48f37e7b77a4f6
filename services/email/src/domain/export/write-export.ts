import type { ExportCoverage, ExportWriter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { Models } from '../../models/index.js';
import { rejectionDelivery } from '../../models/rejection-delivery.js';

/** Where each collection is in an export, or why it is not: a new one does not compile until it is here. */
const coverage = {
  deliveries: 'emails/rejections.json',
  sendCounts: {
    what: 'How many rejection emails you sent on a day',
    why: 'The number is kept for two days, for the limit of a day; the emails are in emails/rejections.json.',
  },
  accountMails: {
    what: 'Ids of messages that asked for an email',
    why: 'They are kept so that none is sent twice, and hold nothing about you.',
  },
  contactCounts: {
    what: 'How many messages came by the contact form',
    why: 'Messages go to the support mailbox and are not kept; the number is kept for an hour.',
  },
  deletedScreenings: {
    what: 'Hashes of deleted screenings',
    why: 'They are kept for a while so that nothing of those comes back, and hold nothing else.',
  },
  deletedWorkspaces: {
    what: 'Hashes of deleted accounts',
    why: 'They exist only for deleted accounts.',
  },
} as const satisfies ExportCoverage<keyof Models>;

const view = rejectionDelivery.pick(
  'jobId',
  'candidateId',
  'email',
  'state',
  'reason',
  'queuedAt',
  'delaySeconds',
  'sendAt',
  'at',
  'changedAt',
  'expiresAt',
);

/** Writes the rejection emails of a workspace, waiting ones included. Their texts are the drafts of the screenings. */
export async function writeExport(
  { models }: Context,
  workspaceId: string,
  writer: ExportWriter,
): Promise<void> {
  const file = {
    path: coverage.deliveries,
    about:
      'Rejection emails that wait, were sent, stopped or failed: to whom, when, and why. Their texts are with the candidates of the screening.',
  };
  await writer.list(file, (add) =>
    models.deliveries
      .in(workspaceId)
      .eachReadable({}, view, { batchSize: 200 }, ({ _id, jobId, ...delivery }) =>
        add({ screeningId: jobId, ...delivery }),
      ),
  );
  await writer.leaveOutCollections(coverage);
}
