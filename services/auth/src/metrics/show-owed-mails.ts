import { createGauge, createSample } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { invitationDocument } from '../models/invitation.js';
import { joinRequestDocument } from '../models/join-request.js';
import { mailKinds, userDocument } from '../models/user.js';

const dueView = userDocument.pick('mailDue');
const invitationView = invitationDocument.pick('mailDue');
const joinRequestView = joinRequestDocument.pick('mailDue');
/** A date before any mail was owed: only dates compare as later. */
const ever = new Date(0);

/** Shows the mails owed to accounts that the bus has not taken yet. Read from the database by index, and seldom. */
export function showOwedMails({
  metrics: { registry },
  models,
  log,
  clock,
}: Pick<Context, 'metrics' | 'models' | 'log' | 'clock'>): void {
  const describe = (kind: string, count: number, due: Date | null = null) => {
    const overdueMs = Math.max(0, clock().getTime() - (due ?? clock()).getTime());
    return { labels: { kind }, count, overdueMs };
  };
  const countInvitations = async () => {
    const owed = { mailDue: { $gt: ever } };
    const first = await models.invitations.everywhere.findOne(owed, invitationView, {
      sort: { mailDue: 1 },
    });
    return describe('invitation', await models.invitations.everywhere.count(owed), first?.mailDue);
  };
  const countJoinRequests = async () => {
    const owed = { mailDue: { $gt: ever } };
    const first = await models.joinRequests.everywhere.findOne(owed, joinRequestView, {
      sort: { mailDue: 1 },
    });
    const count = await models.joinRequests.everywhere.count(owed);
    return describe('joinRequest', count, first?.mailDue);
  };
  const sample = createSample({
    name: 'owed mails',
    log,
    take: () =>
      Promise.all([
        countInvitations(),
        countJoinRequests(),
        ...mailKinds.map(async (kind) => {
          const owed = { [`mailDue.${kind}`]: { $gt: ever } };
          const first = await models.users.findOne(owed, dueView, {
            sort: { [`mailDue.${kind}`]: 1 },
          });
          const count = await models.users.count(owed);
          return describe(kind, count, first?.mailDue[kind]);
        }),
      ]),
  });
  createGauge(registry, {
    name: 'owed_mails',
    help: 'Mails with a link that accounts are owed and the bus has not taken yet, by kind',
    labels: ['kind'],
    read: async () =>
      (await sample())?.map(({ labels, count }) => ({ labels, value: count })) ?? null,
  });
  createGauge(registry, {
    name: 'owed_mails_overdue_seconds',
    help: 'Seconds for which the mail that is owed longest should have been tried again, by kind',
    labels: ['kind'],
    read: async () =>
      (await sample())?.map(({ labels, overdueMs }) => ({ labels, value: overdueMs / 1000 })) ??
      null,
  });
}
