import type * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { type DescribedSignOn, recordOf } from '../domain/single-sign-on/describe.js';

/** Single sign-on of a workspace in the contract's form: without the secret. */
export function presentSignOn({
  provider,
  domains,
  redirectUri,
  shutOut,
  missing,
}: DescribedSignOn): OperationResponse<typeof http.getSingleSignOn> {
  return {
    provider: provider && {
      issuer: provider.issuer,
      clientId: provider.clientId,
      role: provider.role,
      only: provider.only,
      testedAt: provider.testedAt?.toISOString() ?? null,
    },
    domains: domains.map((domain) => ({
      domain: domain.domain,
      verifiedAt: domain.verifiedAt?.toISOString() ?? null,
      record: recordOf(domain),
    })),
    redirectUri,
    shutOut: shutOut.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName })),
    missing,
  };
}
