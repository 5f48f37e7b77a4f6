import { termsSections } from '../terms-sections.js';
import { LegalPage } from './LegalPage.js';

/** The terms and conditions. */
export function TermsPage() {
  return <LegalPage title="Terms & Conditions" sections={termsSections} />;
}
