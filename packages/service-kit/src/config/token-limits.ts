import type { PlanName } from '@shortlist/contracts/entities';
import type { z } from 'zod';
import { variables } from './variables.js';

/**
 * An operator's replacements of the plan file's numbers; the service that counts and the gateway, whose pages show
 * them, read them alike.
 */
export function tokenLimitVariables() {
  return {
    TOKEN_LIMIT_FREE: variables.integer().optional(),
    TOKEN_LIMIT_PREMIUM: variables.integer().optional(),
    TOKEN_LIMIT_ENTERPRISE: variables.integer().optional(),
  };
}

type TokenLimitEnvironment = z.output<z.ZodObject<ReturnType<typeof tokenLimitVariables>>>;

/** Tokens per calendar month (UTC) of the plans that an operator gave other ones than the plan file. */
export function presentTokenLimits(
  env: TokenLimitEnvironment,
): Readonly<Partial<Record<PlanName, number>>> {
  const limits = {
    Free: env.TOKEN_LIMIT_FREE,
    Premium: env.TOKEN_LIMIT_PREMIUM,
    Enterprise: env.TOKEN_LIMIT_ENTERPRISE,
  };
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}
