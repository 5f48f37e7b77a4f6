import type { Plan } from '@shortlist/contracts/entities';

export type Billing = 'monthly' | 'yearly';

/** A plan's price as its card shows it; `billed` is null where nothing is billed by us. */
export interface Price {
  readonly amount: string;
  readonly per: string | null;
  readonly billed: string | null;
  /** Saving of a year against twelve months; null where there is none. */
  readonly saving: string | null;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

function savingOf({ price_monthly: monthly, price_annual: annual }: Plan, billing: Billing) {
  if (billing === 'monthly' || monthly === null || annual === null || annual >= monthly)
    return null;
  return `You save ${dollars.format((monthly - annual) * 12)} a year.`;
}

/** Free is 'Free', a plan without a list price 'Contact Us', any other is in dollars per month (specification §2). */
export function describePrice(plan: Plan, billing: Billing): Price {
  const amount = billing === 'monthly' ? plan.price_monthly : plan.price_annual;
  if (plan.name === 'Free') return { amount: 'Free', per: null, billed: null, saving: null };
  if (plan.name === 'Enterprise' || amount === null) {
    return { amount: 'Contact Us', per: null, billed: null, saving: null };
  }
  return {
    amount: dollars.format(amount),
    per: 'per month',
    billed: billing === 'monthly' ? 'Billed monthly' : 'Billed annually',
    saving: savingOf(plan, billing),
  };
}
