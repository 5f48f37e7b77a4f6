import { paidPlanNames } from '@shortlist/contracts/constants';
import { useLocation } from '@shortlist/router';

/** The plan whose 'Get Started' led here: `/signup?plan=Premium`. */
export function useAskedPlan(): (typeof paidPlanNames)[number] | undefined {
  const asked = new URLSearchParams(useLocation().search).get('plan');
  return paidPlanNames.find((name) => name === asked);
}
