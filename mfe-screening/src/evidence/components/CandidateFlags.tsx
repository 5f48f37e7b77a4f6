import type { CandidateFlag } from '@shortlist/contracts/screening';
import { Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { sortFlags } from '../../screening/doubts.js';

const FlagNote = styled(Note)`
  margin-top: 10px;
  padding: 7px 10px;
`;

/** What a person should know about a resume; none of it changes the score. */
export function CandidateFlags({ flags }: { readonly flags: readonly CandidateFlag[] }) {
  return sortFlags(flags).map((flag, index) => (
    <FlagNote key={index} tone="warn">
      {flag.message}
    </FlagNote>
  ));
}
