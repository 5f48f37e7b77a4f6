import { LegalPage } from './LegalPage.js';
import { termsSections } from '../terms-sections.js';

/** The terms and conditions. */
export function TermsPage() {
  return <LegalPage title="Terms & Conditions" sections={termsSections} />;
}
