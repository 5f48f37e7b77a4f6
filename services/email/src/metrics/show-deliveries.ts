import { createGauge, createSample, single } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { rejectionDelivery } from '../models/rejection-delivery.js';

const firstView = rejectionDelivery.pick('sendAt');

/** Shows the rejection emails that wait or are under way, and the outcomes not in the database yet. */
export function showDeliveries({
  metrics: { registry },
  models,
  log,
  unstored,
  clock,
}: Pick<Context, 'metrics' | 'models' | 'log' | 'unstored' | 'clock'>): void {
  const waiting = createSample({
    name: 'outbox',
    log,
    take: async () => {
      const queued = await models.deliveries.everywhere.count({ state: 'queued' });
      const first = await models.deliveries.everywhere.findOne({ state: 'queued' }, firstView, {
        sort: { sendAt: 1 },
      });
      const overdueMs = clock().getTime() - (first?.sendAt?.getTime() ?? Infinity);
      return { queued, overdueSeconds: Math.max(overdueMs, 0) / 1000 };
    },
  });
  createGauge(registry, {
    name: 'rejection_emails_queued',
    help: 'Rejection emails in the outbox, by all processes',
    labels: [],
    read: async () => {
      const sample = await waiting();
      return sample && single(sample.queued);
    },
  });
  createGauge(registry, {
    name: 'rejection_emails_overdue_seconds',
    help: 'How long ago the rejection email that is due longest should have left, in seconds',
    labels: [],
    read: async () => {
      const sample = await waiting();
      return sample && single(sample.overdueSeconds);
    },
  });
  const sending = createSample({
    name: 'deliveries',
    log,
    take: () => models.deliveries.everywhere.count({ state: 'sending' }),
  });
  createGauge(registry, {
    name: 'rejection_deliveries_sending',
    help: 'Rejection emails that are being sent now, by all processes',
    labels: [],
    read: async () => {
      const count = await sending();
      return count === null ? null : single(count);
    },
  });
  createGauge(registry, {
    name: 'rejection_outcomes_unstored',
    help: 'Rejection emails of this process that were sent, or were not, and whose outcome waits for the database',
    labels: [],
    read: () => single(unstored.size),
  });
}
