import { createGauge, createSample, single } from '@shortlist/service-kit';
import type { Context } from '../context.js';

/** Shows the rejection emails under way, and the outcomes not in the database yet. */
export function showDeliveries({
  metrics: { registry },
  models,
  log,
  unstored,
}: Pick<Context, 'metrics' | 'models' | 'log' | 'unstored'>): void {
  const sending = createSample({
    name: 'deliveries',
    log,
    take: () => models.deliveries.count({ state: 'sending' }),
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
