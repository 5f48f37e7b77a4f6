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
    <section aria-label="Candidates who need a person">
      <TabIntro>
        The score of these resumes can’t be trusted, so nobody was shortlisted or rejected by it and
        no email was drafted. Please read them and decide yourself.
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
