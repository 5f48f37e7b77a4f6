import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import { findMethods } from './find-methods.js';
import { issueCodes } from './recovery/recovery-codes.js';

/** Ten new recovery codes in the place of those of before. Throws `NoSecondFactor`. */
export async function renewCodes(context: Context, userId: string): Promise<readonly string[]> {
  if ((await findMethods(context, userId)).length === 0) throw refusal('NoSecondFactor');
  return issueCodes(context, userId);
}
