import { Page, PageHead, useHost } from '@shortlist/web-kit';
import { lazy, Suspense, useState } from 'react';
import { PlanGrid } from '../../../plans/components/PlanGrid.js';
import { ChangeDialog, type PlanChange } from './ChangeDialog.js';
import { PlanAction } from './PlanAction.js';

/** Apart, so that visitors of /pricing do not load it. */
const UsageSection = lazy(async () => {
  const { UsageSection: component } = await import('../usage/components/UsageSection.js');
  return { default: component };
});

/** The signed-in user's plan, the others, and what was used. */
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
      <Suspense>
        <UsageSection />
      </Suspense>
      <ChangeDialog change={change} onClose={() => setChange(null)} />
    </Page>
  );
}
