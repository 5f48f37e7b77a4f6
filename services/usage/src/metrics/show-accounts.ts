import { createGauge, createSample, single } from '@shortlist/service-kit';
import type { Context } from '../context.js';

/** Shows how many accounts have tokens reserved. Read from the database by index, and seldom. */
export function showAccounts({
  metrics: { registry },
  models,
  log,
}: Pick<Context, 'metrics' | 'models' | 'log'>): void {
  const sample = createSample({
    name: 'open reservations',
    log,
    take: () =>
      models.accounts.everywhere.count({ reservations: { $elemMatch: { state: 'open' } } }),
  });
  createGauge(registry, {
    name: 'accounts_with_open_reservations',
    help: 'Accounts that have tokens reserved for a screening that is not settled',
    labels: [],
    read: async () => {
      const count = await sample();
      return count === null ? null : single(count);
    },
  });
}
