import type { Context } from '../../context.js';
import { spendAppCode } from './app/check-app-code.js';
import { oweFactorNotice } from './owe-factor-notice.js';
import { spendRecoveryCode } from './recovery/recovery-codes.js';

/** One of the two, as a person typed it. */
export interface Codes {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** Whether the code is right; it counts once. Its owner is told by mail when a recovery code was used. */
export async function spendCode(
  context: Context,
  userId: string,
  { code, recoveryCode }: Codes,
): Promise<boolean> {
  const { secondFactors } = context.workMetrics;
  const method = code === undefined ? 'recovery code' : 'app';
  const right =
    code !== undefined
      ? await spendAppCode(context, userId, code)
      : recoveryCode !== undefined && (await spendRecoveryCode(context, userId, recoveryCode));
  secondFactors.count({ method, outcome: right ? 'ok' : 'refused' });
  if (right && code === undefined) await oweFactorNotice(context, userId, 'recoveryCodeUsed');
  return right;
}
