import { privacySections } from '../privacy-sections.js';
import { LegalPage } from './LegalPage.js';

/** The privacy policy. */
export function PrivacyPage() {
  return <LegalPage title="Privacy Policy" sections={privacySections} />;
}
