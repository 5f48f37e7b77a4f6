import type { Plan } from '@shortlist/contracts/entities';
import { ButtonLink, Icon, Page, PageHead } from '@shortlist/web-kit';
import { PlanGrid } from '../../../plans/components/PlanGrid.js';

function PlanAction({ plan }: { readonly plan: Plan }) {
  if (plan.name === 'Enterprise') {
    return (
      <ButtonLink to="/contact" block>
        Contact Us
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/signup" variant={plan.name === 'Premium' ? 'primary' : 'quiet'} block>
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
            <Icon name="arrow-left" />
            Back to Home
          </ButtonLink>
        }
      />
      <PlanGrid action={(plan) => <PlanAction plan={plan} />} />
    </Page>
  );
}
