import { type Bus, createBus } from '@shortlist/bus';
import { createServiceFrame, type ServiceOverrides } from '@shortlist/service-kit';
import type { Config } from './config.js';
import { consumers } from './consumers/index.js';
import type { Context } from './context.js';
import { sweepReservations } from './domain/sweep-reservations.js';
import { createWorkMetrics } from './metrics/create-work-metrics.js';
import { showAccounts } from './metrics/show-accounts.js';
import { createModels } from './models/index.js';
import { createRoutes } from './operations/index.js';

/** The usage service: reserves, charges and gives back the tokens of accounts. */
export function createService(config: Config, overrides: ServiceOverrides<Bus> = {}) {
  const frame = { name: 'usage', config, overrides, openBus: createBus };
  return createServiceFrame(frame, async (base, { database }) => {
    const models = await createModels(database, base.log);
    const workMetrics = createWorkMetrics(base.metrics.registry);
    const context: Context = { ...base, models, workMetrics };
    showAccounts(context);
    return {
      context,
      routes: createRoutes(context),
      consumers,
      sweeps: [
        {
          name: 'reservations',
          everyMs: config.sweepIntervalMs,
          sweep: () => sweepReservations(context),
        },
      ],
    };
  });
}
