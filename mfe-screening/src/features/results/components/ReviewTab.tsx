import { VisuallyHidden } from '@shortlist/web-kit';
import { useMemo } from 'react';
import { reviewedOf, type Screening } from '../../../screening/screening.js';
import { useListView } from '../list/use-list-view.js';
import { CandidateCards } from './list/CandidateCards.js';
import { TabIntro } from './TabIntro.js';

/** The candidates whom a person must decide about, each with the reason. */
export function ReviewTab({ screening }: { readonly screening: Screening }) {
  const { open, toggleOpen } = useListView();
  const candidates = useMemo(() => reviewedOf(screening), [screening]);
  return (
    <section aria-label="Candidates to review">
      <VisuallyHidden as="h2">Candidates to review</VisuallyHidden>
      <TabIntro>
        We couldn’t score these reliably. Please decide yourself; no email was drafted.
      </TabIntro>
      <CandidateCards
        candidates={candidates}
        screening={screening}
        openId={open}
        onToggle={toggleOpen}
      />
    </section>
  );
}
