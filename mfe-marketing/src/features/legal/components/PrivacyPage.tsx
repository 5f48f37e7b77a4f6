import { SectionsPage } from '../../../components/SectionsPage.js';
import { privacySections } from '../privacy-sections.js';

/** The privacy policy. */
export function PrivacyPage() {
  return <SectionsPage title="Privacy Policy" sections={privacySections} />;
}
