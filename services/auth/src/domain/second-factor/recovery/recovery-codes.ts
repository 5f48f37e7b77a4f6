import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context.js';
import { hashSecret } from '../../secrets.js';

const count = 10;
/** Lower case, without what looks alike: i, l, o, 0, 1. 31 letters and digits, so that five bits and a little each. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 6;
const perGroup = 4;

/** 24 characters, 118 bits: more than the 112 from which a plain hash is enough to store (ASVS 5.0, 6.5.2). */
function createCode(): string {
  const letters: string[] = [];
  while (letters.length < groups * perGroup) {
    for (const byte of randomBytes(32)) {
      // Bytes above the largest multiple would make some letters likelier than others.
      if (byte < alphabet.length * 8) letters.push(alphabet[byte % alphabet.length] ?? '');
    }
  }
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * perGroup, (group + 1) * perGroup).join(''),
  ).join('-');
}

/** People type hyphens, blanks and capitals as they like. */
const idOf = (userId: string, code: string) =>
  hashSecret(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Ten new codes; those of before stop working. They are returned this once. */
export async function issueCodes({ models }: Context, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, createCode);
  await models.recoveryCodes.deleteMany({ userId });
  await models.recoveryCodes.createMany(codes.map((code) => ({ _id: idOf(userId, code), userId })));
  return codes;
}

/** Codes that are left. */
export function countCodes({ models }: Pick<Context, 'models'>, userId: string): Promise<number> {
  return models.recoveryCodes.count({ userId, usedAt: null });
}

/** Ten new codes for who has none; none for who has some, which stay good. */
export async function issueMissingCodes(
  context: Context,
  userId: string,
): Promise<readonly string[]> {
  return (await countCodes(context, userId)) > 0 ? [] : issueCodes(context, userId);
}

/** Whether `code` is one of the user's that was not used. It counts as used from then on. */
export async function spendRecoveryCode(
  { models, clock }: Context,
  userId: string,
  code: string,
): Promise<boolean> {
  const { matchedCount } = await models.recoveryCodes.updateOne(
    { _id: idOf(userId, code), userId, usedAt: null },
    { $set: { usedAt: clock() } },
  );
  return matchedCount === 1;
}

export async function removeRecoveryCodes({ models }: Context, userId: string): Promise<void> {
  await models.recoveryCodes.deleteMany({ userId });
}
