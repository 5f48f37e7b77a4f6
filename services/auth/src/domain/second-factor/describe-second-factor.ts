import type { Context } from '../../context.js';
import { getUser } from '../get-user.js';
import { noPassword } from '../passwords/passwords.js';
import { countCodes } from './recovery/recovery-codes.js';

/** Describes the factors that the user has set up, and those on offer. */
export async function describeSecondFactor(context: Context, userId: string) {
  const { config, models } = context;
  const user = await getUser(context, userId);
  const app = await models.authenticatorApps.findOne({ _id: userId, confirmedAt: { $ne: null } });
  const newestLast = { sort: { createdAt: 1 } } as const;
  return {
    app: { offered: config.sealer !== undefined, addedAt: app?.confirmedAt ?? null },
    passkeys: {
      offered: config.relyingParty !== undefined,
      list: await models.passkeys.findReadable({ userId }, undefined, newestLast),
    },
    recoveryCodesLeft: await countCodes(context, userId),
    hasPassword: user.passwordHash !== noPassword,
  };
}
