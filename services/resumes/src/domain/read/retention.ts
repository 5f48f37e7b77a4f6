import { retentionMonths } from '@shortlist/contracts/constants';

/** When a screening made `now` is deleted: 12 months later (specification §9, policy figures). */
export function expiryOf(now: Date): Date {
  const expiry = new Date(now);
  expiry.setUTCMonth(expiry.getUTCMonth() + retentionMonths.most);
  return expiry;
}
