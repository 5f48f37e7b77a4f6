import { Page, PageHead, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { PlanGrid } from '../../../plans/components/PlanGrid.js';
import { ChangeDialog, type PlanChange } from './ChangeDialog.js';
import { PlanAction } from './PlanAction.js';

/** The signed-in user's plan, and the others. */
export function SubscriptionPage() {
  const { session } = useHost();
  const current = session.user?.plan ?? 'Free';
  const [change, setChange] = useState<PlanChange | null>(null);
  return (
    <Page>
      <PageHead title="Subscription" context={`You are on the ${current} plan.`} />
      <PlanGrid
        action={(plan) => (
          <PlanAction plan={plan} isCurrent={plan.name === current} onChange={setChange} />
        )}
      />
      <ChangeDialog change={change} onClose={() => setChange(null)} />
    </Page>
  );
}
