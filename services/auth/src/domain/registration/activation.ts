import type { UserRecord } from '../../models/user.js';
import { noPassword } from '../passwords/passwords.js';

/**
 * Fields that a sign-up keeps when its address is verified. Where different people may have signed up with it, nobody
 * knows who of them set the rest: the owner of the address begins without a password, names and company.
 */
export function activate({ replaced }: UserRecord, now: Date) {
  const unknown = {
    passwordHash: noPassword,
    passwordSetAt: null,
    firstName: '',
    lastName: '',
    company: null,
  };
  return { verifiedAt: now, 'mailDue.verification': null, ...(replaced ? unknown : {}) };
}
