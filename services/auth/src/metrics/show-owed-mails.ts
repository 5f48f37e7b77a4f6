import { type Collection, createGauge, createSample, type Filter } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { mailKinds, userDocument } from '../models/user.js';

const dueView = userDocument.pick('mailDue');
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
  const countIn = async <Document extends { readonly mailDue: Date | null }>(
    kind: string,
    collection: Pick<Collection<Document, unknown>, 'count' | 'findOne'>,
  ) => {
    const owed = { mailDue: { $gt: ever } } as Filter<Document>;
    const first = await collection.findOne(owed, undefined, { sort: { mailDue: 1 } });
    return describe(kind, await collection.count(owed), first?.mailDue);
  };
  const sample = createSample({
    name: 'owed mails',
    log,
    take: () =>
      Promise.all([
        countIn('invitation', models.invitations.everywhere),
        countIn('joinRequest', models.joinRequests.everywhere),
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
