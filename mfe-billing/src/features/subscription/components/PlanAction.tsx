import { planNames } from '@shortlist/contracts/constants';
import type { Plan } from '@shortlist/contracts/entities';
import { Button, ButtonLink } from '@shortlist/web-kit';
import type { PlanChange } from './ChangeDialog.js';

export interface PlanActionProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly onChange: (change: PlanChange) => void;
}

/** A user's action on a plan; nothing while the plan is not active. */
export function PlanAction({ plan, isCurrent, onChange }: PlanActionProps) {
  if (isCurrent) {
    return (
      <Button block disabled>
        Current Plan
      </Button>
    );
  }
  const isKnown = planNames.some((name) => name === plan.name);
  // Whether a plan of another name is an upgrade can't be told here.
  if (plan.name === 'Enterprise' || !isKnown) {
    // A link can't be disabled, so a plan that is not offered shows a button instead.
    return plan.is_active ? (
      <ButtonLink href="/contact?subject=sales" target="_blank" block>
        Contact Us
      </ButtonLink>
    ) : (
      <Button block disabled>
        Contact Us
      </Button>
    );
  }
  const change = plan.name === 'Premium' ? 'Upgrade' : 'Downgrade';
  return (
    <Button
      variant={change === 'Upgrade' ? 'primary' : 'quiet'}
      block
      disabled={!plan.is_active}
      onClick={() => onChange(change)}
    >
      {change}
    </Button>
  );
}
