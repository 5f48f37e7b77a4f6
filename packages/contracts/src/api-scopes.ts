import { openEnum } from './values/open-enum.js';

/** Rights that an access token of the API may have; an operation names the one it needs. */
export const apiScopes = [
  'screenings:read',
  'screenings:write',
  'decisions:write',
  'usage:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The scopes that a token has; one that only a later release knows allows nothing here. */
export const grantedScope = openEnum(apiScopes, 'other');

/** Description of each scope, for the person who grants it. */
export const apiScopeTexts: Readonly<Record<ApiScope, string>> = {
  'screenings:read': 'Read screenings: scores, reasons, resume texts, decisions',
  'screenings:write': 'Start screenings, add resumes, change, close and delete screenings',
  'decisions:write': 'Decide about candidates: shortlist, put aside, reject. Sends no mail',
  'usage:read': 'Read how many tokens of the plan are used',
};

/** Prefix of every access token of the API, so that scanners for leaked secrets find it. */
export const apiTokenPrefix = 'shortlist_pat_';

export const apiTokenLimits = {
  /** Of one account. */
  perAccount: 20,
  maxNameCharacters: 60,
  /** Days after which a token ends; null: when it is revoked. */
  lifetimesDays: [30, 90, 365, null],
} as const;
