import * as z from 'zod/mini';
import { grantedScope } from './api-scopes.js';
import { planNames } from './constants.js';
import { openEnum, openName } from './values/open-enum.js';
import { memberRoles } from './workspaces/roles.js';

export type PlanName = (typeof planNames)[number];

/** Plan whose allowance applies; an unknown plan allows as much as the smallest. */
export const allowedPlan = openEnum(planNames, 'Free');

/** An id of our own making: letters, digits, `_` and `-`. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
export const isoDate = z.iso.datetime();
export const emailAddress = z
  .email({ message: 'Please enter a valid email address.' })
  .check(z.maxLength(254));

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: emailAddress,
  company: z.nullable(z.string()),
  plan: openName(planNames),
  /** The plan that the user asked for and has had no answer about; null or absent where there is none. */
  askedFor: z.optional(z.nullable(openName(planNames))),
  /** Exempt users skip the token-limit check. Set by the operator. */
  exempt: z.boolean(),
  createdAt: isoDate,
});
export type User = z.infer<typeof user>;

/** A role that only a later release knows counts as the one that may do least. */
export const memberRole = openEnum(memberRoles, 'viewer');

/** A workspace that the holder of an access token may act in. */
export const grantedWorkspace = z.object({
  id,
  role: memberRole,
  plan: allowedPlan,
  exempt: z.boolean(),
});
export type GrantedWorkspace = z.infer<typeof grantedWorkspace>;

/** The claims of an access token (ES256 JWT); `sub` is the user id. */
export const accessTokenClaims = z.object({
  sub: id,
  email: emailAddress,
  plan: allowedPlan,
  exempt: z.boolean(),
  /** The session, so that it can be ended before its tokens run out; tokens of before 0.2 have none. */
  sid: z.optional(id),
  /**
   * The workspaces of the user, first the one made with the account; a token of the API names one. Absent in tokens of
   * before 0.2, which stand for the owner of the workspace whose id is `sub`.
   */
  workspaces: z.optional(z.array(grantedWorkspace)),
  /** Grows when the user's workspaces or roles change: a token of before is refused, and refreshed. Absent: 0. */
  revision: z.optional(z.int()),
  /** It stands for a token of the API and allows only this; absent where a person has signed in. */
  scopes: z.optional(z.array(grantedScope)),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaims>;

/** Tokens of a signed-in session. Each is sent in both spellings; clients may read either (specification §3). */
export const sessionTokens = z.object({
  access_token: z.string(),
  token: z.string(),
  refresh_token: z.string(),
  refreshToken: z.string(),
});
export type SessionTokens = z.infer<typeof sessionTokens>;

export const message = z.object({ message: z.string() });

export const tokenUsage = z.object({
  tokens_used: z.int().check(z.gte(0)),
  tokens_remaining: z.int(),
  token_limit: z.int().check(z.gte(0)),
  /** When the next month begins and nothing of it is used; absent in answers of older services. */
  resets_at: z.optional(isoDate),
});
export type TokenUsage = z.infer<typeof tokenUsage>;

export const plan = z.object({
  name: openName(planNames),
  badge: z.optional(z.string()),
  icon: openEnum(['Sparkles', 'Star', 'Shield', 'Crown'], 'Star'),
  /** US dollars per month when billed monthly; null where the plan has no list price. */
  price_monthly: z.nullable(z.number()),
  /** US dollars per month when billed annually; null where the plan has no list price. */
  price_annual: z.nullable(z.number()),
  tokens: z.string(),
  resumes: z.string(),
  value: z.optional(z.array(z.string())),
  specs: z.array(z.string()),
  is_active: z.boolean(),
});
export type Plan = z.infer<typeof plan>;
export const planFile = z.array(plan);
