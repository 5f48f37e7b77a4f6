import type { RemoteProps } from '@shortlist/host-api';
import { Route, Routes } from '@shortlist/router';
import { createLazyPage, HostProvider } from '@shortlist/web-kit';
import { LandingPage } from './features/landing/components/LandingPage.js';

// The start page waits for no other.
const ContactPage = createLazyPage(
  async () => (await import('./features/contact/components/ContactPage.js')).ContactPage,
  { at: '/contact' },
);
const HowScoringPage = createLazyPage(
  async () => (await import('./features/legal/components/HowScoringPage.js')).HowScoringPage,
  { at: '/how-scoring-works' },
);
const PrivacyPage = createLazyPage(
  async () => (await import('./features/legal/components/PrivacyPage.js')).PrivacyPage,
  { at: '/privacy' },
);
const TermsPage = createLazyPage(
  async () => (await import('./features/legal/components/TermsPage.js')).TermsPage,
  { at: '/terms' },
);
const YourDataPage = createLazyPage(
  async () => (await import('./features/your-data/components/YourDataPage.js')).YourDataPage,
  { at: '/your-data' },
);
const DevelopersPage = createLazyPage(
  async () => (await import('./features/developers/components/DevelopersPage.js')).DevelopersPage,
  { at: '/developers' },
);

/** The public pages: landing, contact, privacy and terms, what candidates need, and the API. */
export function App({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <Routes>
        <Route index element={<LandingPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="privacy" element={<PrivacyPage />} />
        <Route path="terms" element={<TermsPage />} />
        <Route path="your-data" element={<YourDataPage />} />
        <Route path="how-scoring-works" element={<HowScoringPage />} />
        <Route path="developers" element={<DevelopersPage />} />
      </Routes>
    </HostProvider>
  );
}
