import { SectionsPage } from '../../../components/SectionsPage.js';
import { scoringSections } from '../scoring-sections.js';

/** Explains a score to the candidate who got it. */
export function HowScoringPage() {
  return (
    <SectionsPage
      title="How scoring works"
      context="For candidates whose resume was screened with Shortlist."
      sections={scoringSections}
    />
  );
}
