import type * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { getAccount } from '../domain/account/get-account.js';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** How the user signs in, as the API shows it. */
export function presentAccount({
  identity,
  ...account
}: Awaited<ReturnType<typeof getAccount>>): OperationResponse<typeof http.getAccount> {
  return {
    hasPassword: account.hasPassword,
    passwordSetAt: iso(account.passwordSetAt),
    newEmail: account.newEmail,
    newEmailUntil: iso(account.newEmailUntil),
    google: identity && {
      email: identity.email,
      connectedAt: identity.createdAt.toISOString(),
      onlyWayIn: account.isOnlyWayIn,
    },
  };
}
