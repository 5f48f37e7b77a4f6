import { planNames, planTokenLimits } from '@shortlist/contracts/constants';
import { describe, expect, it } from 'vitest';
import { describeAllowance } from '../src/plans/describe-allowance.js';
import { shippedPlans as plans } from './serve-plans.js';

describe('plan file', () => {
  it('has every plan once, in order', () => {
    expect(plans.map((plan) => plan.name)).toEqual(planNames);
  });

  it.each(['Free', 'Premium'] as const)('promises the tokens that %s has', (name) => {
    const plan = plans.find((each) => each.name === name);
    expect(plan).toMatchObject(describeAllowance(planTokenLimits[name]));
  });

  it('promises nothing that another number of tokens makes untrue', () => {
    const points = plans.flatMap(({ value = [], specs }) => [...(value ?? []), ...specs]);
    expect(points.filter((point) => /token/i.test(point))).toEqual([]);
  });

  it('costs less per month when billed annually, and nothing listed for Enterprise', () => {
    const [free, premium, enterprise] = plans;
    expect(free).toMatchObject({ price_monthly: 0, price_annual: 0 });
    expect(premium?.price_annual).toBeLessThan(premium?.price_monthly ?? 0);
    expect(enterprise).toMatchObject({ price_monthly: null, price_annual: null });
  });
});
