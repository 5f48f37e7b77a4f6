import type { CandidateFlag } from '@shortlist/contracts/screening';
import { Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { sortFlags } from '../../screening/findings/doubts.js';

const FlagNote = styled(Note)`
  margin-top: 10px;
  padding: 7px 10px;
`;

/** Kinds that are worth a line and no banner: they say nothing of the person. */
const quiet: ReadonlySet<CandidateFlag['kind']> = new Set([
  'possible-duplicate',
  'years-differ',
  'scanned',
]);

const Line = styled.p`
  margin-top: 8px;
  font-size: var(--text-sm);
  color: var(--warn);
`;

/** Warnings about a resume; none of them changes the score. */
export function CandidateFlags({ flags }: { readonly flags: readonly CandidateFlag[] }) {
  // A doubtful address is shown with the ways to check it.
  const others = flags.filter(({ kind }) => kind !== 'address-unclear');
  return sortFlags(others).map((flag, index) =>
    quiet.has(flag.kind) ? (
      <Line key={index}>{flag.message}</Line>
    ) : (
      <FlagNote key={index} tone="warn">
        {flag.message}
      </FlagNote>
    ),
  );
}
