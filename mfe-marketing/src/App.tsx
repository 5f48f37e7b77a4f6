import type { RemoteProps } from '@shortlist/contracts/remote-props';
import { Route, Routes } from '@shortlist/router';
import { HostProvider } from '@shortlist/web-kit';
import { LazyPage } from './components/LazyPage.js';
import { ContactPage } from './features/contact/components/ContactPage.js';
import { LandingPage } from './features/landing/components/LandingPage.js';
import { HowScoringPage } from './features/legal/components/HowScoringPage.js';
import { PrivacyPage } from './features/legal/components/PrivacyPage.js';
import { TermsPage } from './features/legal/components/TermsPage.js';

const loadYourData = async () =>
  (await import('./features/your-data/components/YourDataPage.js')).YourDataPage;
const loadDevelopers = async () =>
  (await import('./features/developers/components/DevelopersPage.js')).DevelopersPage;

/** The public pages: landing, contact, privacy and terms, what candidates need, and the API. */
export function App({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <Routes>
        <Route index element={<LandingPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="privacy" element={<PrivacyPage />} />
        <Route path="terms" element={<TermsPage />} />
        <Route path="your-data" element={<LazyPage load={loadYourData} />} />
        <Route path="how-scoring-works" element={<HowScoringPage />} />
        <Route path="developers" element={<LazyPage load={loadDevelopers} />} />
      </Routes>
    </HostProvider>
  );
}
