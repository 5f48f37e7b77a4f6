import { planTokenLimits } from '@shortlist/contracts/constants';
import {
  type ConfigOf,
  defineConfig,
  presentServiceVariables,
  serviceVariables,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';

const HOUR_MS = 60 * 60 * 1000;

export const readConfig = defineConfig(({ standalone }) =>
  z
    .object({
      ...serviceVariables({ process: 'usage', standalone }),
      TOKEN_LIMIT_FREE: variables.integer().default(planTokenLimits.Free),
      TOKEN_LIMIT_PREMIUM: variables.integer().default(planTokenLimits.Premium),
      TOKEN_LIMIT_ENTERPRISE: variables.integer().default(planTokenLimits.Enterprise),
      RESERVATION_HOURS: variables.integer({ min: 1, max: 168 }).default(24),
      SWEEP_INTERVAL_SECONDS: variables.integer({ min: 1, max: 86_400 }).default(600),
    })
    .transform((env) => ({
      ...presentServiceVariables(env),
      /** Tokens a plan may use per calendar month (UTC). */
      tokenLimits: {
        Free: env.TOKEN_LIMIT_FREE,
        Premium: env.TOKEN_LIMIT_PREMIUM,
        Enterprise: env.TOKEN_LIMIT_ENTERPRISE,
      },
      /** A reservation that nobody settles for this long is given back. */
      reservationMs: env.RESERVATION_HOURS * HOUR_MS,
      sweepIntervalMs: env.SWEEP_INTERVAL_SECONDS * 1000,
    })),
);

export type Config = ConfigOf<typeof readConfig>;
