import { describe, expect, it } from '@jest/globals';
import { planNames, planTokenLimits, tokens } from '@shortlist/contracts/constants';
import { shippedPlans as plans } from './serve-plans.js';

/** The first whole number of a text with thousands separators. */
function leadingNumber(text: string): number {
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}

describe('plan file', () => {
  it('has every plan once, in order', () => {
    expect(plans.map((plan) => plan.name)).toEqual(planNames);
  });

  it.each(['Free', 'Premium'] as const)('promises the tokens that %s has', (name) => {
    const plan = plans.find((each) => each.name === name);
    expect(leadingNumber(plan?.tokens ?? '')).toBe(planTokenLimits[name]);
    // A resume costs 500 tokens and its share of the job description; the card says about how many fit.
    const resumes = leadingNumber(plan?.resumes ?? '');
    expect(resumes).toBeLessThan(planTokenLimits[name] / tokens.perFile);
    expect(resumes).toBeGreaterThan((planTokenLimits[name] / tokens.perFile) * 0.9);
  });

  it('costs less per month when billed annually, and nothing listed for Enterprise', () => {
    const [free, premium, enterprise] = plans;
    expect(free).toMatchObject({ price_monthly: 0, price_annual: 0 });
    expect(premium?.price_annual).toBeLessThan(premium?.price_monthly ?? 0);
    expect(enterprise).toMatchObject({ price_monthly: null, price_annual: null });
  });
});
