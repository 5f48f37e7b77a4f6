import type { RemoteProps } from '@shortlist/host-api';
import { Route, Routes } from '@shortlist/router';
import { HostProvider } from '@shortlist/web-kit';
import { PricingPage } from './features/pricing/components/PricingPage.js';
import { SubscriptionPage } from './features/subscription/components/SubscriptionPage.js';

/** The plans: for visitors and for signed-in users. */
export function App({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <Routes>
        <Route path="pricing" element={<PricingPage />} />
        <Route path="subscription" element={<SubscriptionPage />} />
      </Routes>
    </HostProvider>
  );
}
