import type { Plan } from '@shortlist/contracts/entities';
import { Card, Delayed, ErrorPanel, Skeleton, Stack, VisuallyHidden } from '@shortlist/web-kit';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Billing } from '../describe-price.js';
import { usePlans } from '../use-plans.js';
import { BillingToggle } from './BillingToggle.js';
import { PlanCard } from './PlanCard.js';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s4);
  margin-top: var(--s5);

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Waiting = styled(Card)`
  padding: var(--s5);
  min-height: 420px;
`;

function LoadingPlans() {
  return (
    <Grid role="status">
      <VisuallyHidden>Loading plans...</VisuallyHidden>
      <Delayed>
        {[0, 1, 2].map((index) => (
          <Waiting key={index}>
            <Stack gap={5}>
              <Skeleton width="40%" />
              <Skeleton width="55%" height={44} />
              <Skeleton height={64} />
              <Skeleton width="80%" />
              <Skeleton width="70%" />
              <Skeleton width="75%" />
            </Stack>
          </Waiting>
        ))}
      </Delayed>
    </Grid>
  );
}

export interface PlanGridProps {
  /** The visitor's action on a plan. */
  readonly action: (plan: Plan) => ReactNode;
}

/** Every plan of the plan file as a card, priced by the month or by the year. */
export function PlanGrid({ action }: PlanGridProps) {
  const { result, reload } = usePlans();
  const [billing, setBilling] = useState<Billing>('monthly');

  if (result.status === 'loading') return <LoadingPlans />;
  if (result.status === 'error') {
    return (
      <ErrorPanel
        title="The plans could not be loaded"
        message="Please check your internet connection and try again."
        onRetry={reload}
      />
    );
  }
  return (
    <>
      <BillingToggle billing={billing} onChange={setBilling} />
      <Grid>
        {result.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} billing={billing} action={action(plan)} />
        ))}
      </Grid>
    </>
  );
}
