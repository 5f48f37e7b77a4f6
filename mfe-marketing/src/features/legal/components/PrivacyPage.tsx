import { LegalPage } from './LegalPage.js';
import { privacySections } from '../privacy-sections.js';

/** The privacy policy. */
export function PrivacyPage() {
  return <LegalPage title="Privacy Policy" sections={privacySections} />;
}
