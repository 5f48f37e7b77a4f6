import { planTokenLimits } from '@shortlist/contracts/constants';
import {
  type ConfigOf,
  defineConfig,
  presentServiceVariables,
  presentTokenLimits,
  serviceVariables,
  tokenLimitVariables,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';

const HOUR_MS = 60 * 60 * 1000;

export const readConfig = defineConfig(({ standalone }) =>
  z
    .object({
      ...serviceVariables({ process: 'usage', standalone }),
      ...tokenLimitVariables(),
      RESERVATION_HOURS: variables.integer({ min: 1, max: 168 }).default(24),
      SWEEP_INTERVAL_SECONDS: variables.integer({ min: 1, max: 86_400 }).default(600),
    })
    .transform((env) => ({
      ...presentServiceVariables(env),
      /** Tokens a plan may use per calendar month (UTC). */
      tokenLimits: { ...planTokenLimits, ...presentTokenLimits(env) },
      /** A reservation that nobody settles for this long is given back. */
      reservationMs: env.RESERVATION_HOURS * HOUR_MS,
      sweepIntervalMs: env.SWEEP_INTERVAL_SECONDS * 1000,
    })),
);

export type Config = ConfigOf<typeof readConfig>;
