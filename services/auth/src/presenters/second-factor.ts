import type * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { describeSecondFactor } from '../domain/second-factor/describe-second-factor.js';

/** Presents the factors that a user has set up. */
export function presentSecondFactor({
  app,
  passkeys,
  ...rest
}: Awaited<ReturnType<typeof describeSecondFactor>>): OperationResponse<
  typeof http.getSecondFactor
> {
  return {
    ...rest,
    app: { offered: app.offered, addedAt: app.addedAt?.toISOString() ?? null },
    passkeys: {
      offered: passkeys.offered,
      list: passkeys.list.map(({ _id, name, createdAt, lastUsedAt }) => ({
        id: _id,
        name,
        addedAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    },
  };
}
