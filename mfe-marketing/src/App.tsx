import type { RemoteProps } from '@shortlist/contracts/remote-props';
import { Route, Routes } from '@shortlist/router';
import { HostProvider } from '@shortlist/web-kit';
import { ContactPage } from './features/contact/components/ContactPage.js';
import { LandingPage } from './features/landing/components/LandingPage.js';
import { HowScoringPage } from './features/legal/components/HowScoringPage.js';
import { PrivacyPage } from './features/legal/components/PrivacyPage.js';
import { TermsPage } from './features/legal/components/TermsPage.js';
import { LazyYourDataPage } from './features/your-data/LazyYourDataPage.js';

/** The public pages: landing, contact, privacy and terms, and what candidates need. */
export function App({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <Routes>
        <Route index element={<LandingPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="privacy" element={<PrivacyPage />} />
        <Route path="terms" element={<TermsPage />} />
        <Route path="your-data" element={<LazyYourDataPage />} />
        <Route path="how-scoring-works" element={<HowScoringPage />} />
      </Routes>
    </HostProvider>
  );
}
