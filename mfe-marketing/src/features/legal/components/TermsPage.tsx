import { SectionsPage } from '../../../components/SectionsPage.js';
import { termsSections } from '../terms-sections.js';

/** The terms and conditions. */
export function TermsPage() {
  return <SectionsPage title="Terms & Conditions" sections={termsSections} />;
}
