import type { Plan } from '@shortlist/contracts/entities';

export type Billing = 'monthly' | 'yearly';

/** A plan's price as its card shows it; `billed` is null where nothing is billed by us. */
export interface Price {
  readonly amount: string;
  readonly per: string | null;
  readonly billed: string | null;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Free is 'Free', a plan without a list price 'Contact Us', any other is in dollars per month (specification §2). */
export function describePrice(plan: Plan, billing: Billing): Price {
  const amount = billing === 'monthly' ? plan.price_monthly : plan.price_annual;
  if (plan.name === 'Free') return { amount: 'Free', per: null, billed: null };
  if (plan.name === 'Enterprise' || amount === null) {
    return { amount: 'Contact Us', per: null, billed: null };
  }
  return {
    amount: dollars.format(amount),
    per: 'per month',
    billed: billing === 'monthly' ? 'Billed monthly' : 'Billed annually',
  };
}
