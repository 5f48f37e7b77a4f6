import type { beginAuthenticatorApp } from '@shortlist/contracts/http/auth';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { SecondFactorState } from '../use-second-factor.js';

/** What shows that it is the account's owner who changes it. */
export type OwnerProof = OperationBodyInput<typeof beginAuthenticatorApp>;

export type ProofKind = 'password' | 'code' | 'none';

/** What can be asked for: the password; without one a code; without that the sign-in itself must be of just now. */
export function proofKindOf({ hasPassword, app }: SecondFactorState): ProofKind {
  if (hasPassword) return 'password';
  return app.addedAt === null ? 'none' : 'code';
}

/** A code of an app or, what is longer, a recovery code. */
export function readProof(kind: ProofKind, typed: string): OwnerProof {
  const text = typed.trim();
  if (kind === 'password') return { password: typed };
  if (kind === 'none') return {};
  return /^[\d\s]{1,12}$/.test(text) ? { code: text } : { recoveryCode: text };
}
