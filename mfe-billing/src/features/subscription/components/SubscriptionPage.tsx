import { useLocation } from '@shortlist/router';
import { Page, PageHead, useHost } from '@shortlist/web-kit';
import { lazy, Suspense, useState } from 'react';
import { PlanGrid } from '../../../plans/components/PlanGrid.js';
import { useAsking } from '../use-asking.js';
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
  const asking = useAsking();
  const { search } = useLocation();
  // Where Premium's 'Get Started' leads who is signed in, at once or after signing up with Google.
  const wantsPremium = new URLSearchParams(search).get('plan') === 'Premium';
  const [change, setChange] = useState<PlanChange | null>(
    wantsPremium && current === 'Free' && asking.asked === null ? 'Upgrade' : null,
  );
  return (
    <Page>
      <PageHead
        title="Subscription"
        context={
          asking.asked === null || asking.asked === current
            ? `You are on the ${current} plan.`
            : `You are on the ${current} plan and requested ${asking.asked}. We’ll reply by email.`
        }
      />
      <PlanGrid
        action={(plan) => (
          <PlanAction plan={plan} isCurrent={plan.name === current} onChange={setChange} />
        )}
      />
      <Suspense>
        <UsageSection />
      </Suspense>
      <ChangeDialog change={change} asking={asking} onClose={() => setChange(null)} />
    </Page>
  );
}
