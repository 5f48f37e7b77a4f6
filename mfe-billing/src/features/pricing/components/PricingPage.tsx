import type { Plan } from '@shortlist/contracts/entities';
import { ButtonLink, Icon, icons, Page, PageHead, useHost } from '@shortlist/web-kit';
import { PlanGrid } from '../../../plans/components/PlanGrid.js';

function PlanAction({ plan }: { readonly plan: Plan }) {
  const { session } = useHost();
  if (plan.name === 'Enterprise') {
    return (
      <ButtonLink to="/contact?subject=sales" block>
        Contact Us
      </ButtonLink>
    );
  }
  const isPremium = plan.name === 'Premium';
  if (session.status === 'signed-in') {
    return (
      <ButtonLink to="/subscription" variant={isPremium ? 'primary' : 'quiet'} block>
        Get Started
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={isPremium ? '/signup?plan=Premium' : '/signup'}
      state={isPremium ? { from: '/subscription?plan=Premium' } : undefined}
      variant={isPremium ? 'primary' : 'quiet'}
      block
    >
      Get Started
    </ButtonLink>
  );
}

/** The plans for visitors. */
export function PricingPage() {
  return (
    <Page>
      <PageHead
        title="Pricing"
        context="Choose your path to smarter hiring."
        actions={
          <ButtonLink to="/" variant="bare">
            <Icon shape={icons.arrowLeft} />
            Back to Home
          </ButtonLink>
        }
      />
      <PlanGrid action={(plan) => <PlanAction plan={plan} />} />
    </Page>
  );
}
