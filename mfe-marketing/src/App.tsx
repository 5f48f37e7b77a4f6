import type { RemoteProps } from '@shortlist/contracts/remote-props';
import { Route, Routes } from '@shortlist/router';
import { HostProvider } from '@shortlist/web-kit';
import { ContactPage } from './features/contact/components/ContactPage.js';
import { LandingPage } from './features/landing/components/LandingPage.js';
import { PrivacyPage } from './features/legal/components/PrivacyPage.js';
import { TermsPage } from './features/legal/components/TermsPage.js';

/** The public pages: landing, contact, privacy and terms. */
export function App({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <Routes>
        <Route index element={<LandingPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="privacy" element={<PrivacyPage />} />
        <Route path="terms" element={<TermsPage />} />
      </Routes>
    </HostProvider>
  );
}
