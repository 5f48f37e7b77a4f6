import { scoringSections } from '../scoring-sections.js';
import { LegalPage } from './LegalPage.js';

/** Explains a score to the candidate who got it. */
export function HowScoringPage() {
  return (
    <LegalPage
      title="How scoring works"
      context="For candidates whose resume was screened with Shortlist."
      sections={scoringSections}
    />
  );
}
