import * as z from 'zod/mini';
import { allowedPlan, id } from '../entities.js';
import { defineCommand, defineRequest } from './message.js';
import { owner } from './owner.js';

/**
 * Reserves tokens atomically. `reservationId` makes it idempotent: the same id reserves once.
 * Exempt users are always granted; their use is still counted.
 */
export const reserveTokens = defineRequest(
  'usage.tokens.reserve',
  z.object({
    reservationId: id,
    ...owner,
    plan: allowedPlan,
    exempt: z.boolean(),
    tokens: z.int().check(z.gte(0)),
  }),
  z.object({ granted: z.boolean(), tokens_remaining: z.int() }),
);

/** Replaces a reservation by the tokens really used; charged once, however often it is delivered. */
export const settleTokens = defineCommand(
  'usage.tokens.settle',
  z.object({ reservationId: id, tokens: z.int().check(z.gte(0)) }),
);

/** Gives a reservation back, e.g. when the screening failed. */
export const releaseTokens = defineCommand('usage.tokens.release', z.object({ reservationId: id }));
