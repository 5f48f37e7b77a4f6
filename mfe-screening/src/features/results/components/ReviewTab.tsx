import { Card } from '@shortlist/web-kit';
import { useState } from 'react';
import { reviewedOf, type Screening } from '../../../screening/screening.js';
import { CandidateRow } from './candidate/CandidateRow.js';
import { TabIntro } from './TabIntro.js';

/** The candidates whom a person must decide about, each with the reason. */
export function ReviewTab({ screening }: { readonly screening: Screening }) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section aria-label="Candidates who need a person">
      <TabIntro>
        The score of these resumes can’t be trusted, so nobody was shortlisted or rejected by it and
        no email was drafted. Please read them and decide yourself.
      </TabIntro>
      <Card>
        {reviewedOf(screening).map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            screening={screening}
            open={opened === candidate.id}
            onToggle={() => setOpened(opened === candidate.id ? null : candidate.id)}
          />
        ))}
      </Card>
    </section>
  );
}
