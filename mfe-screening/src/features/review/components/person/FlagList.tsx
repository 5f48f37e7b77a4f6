import type { CandidateFlag } from '@shortlist/contracts/screening';
import { styled } from 'styled-components';
import { CandidateFlags } from '../../../../evidence/components/CandidateFlags.js';

const Details = styled.details`
  margin-top: 6px;
  font-size: var(--text-xs);
  summary {
    color: var(--ink-faint);
    cursor: pointer;
  }
  blockquote {
    max-height: 160px;
    margin-top: 4px;
    padding: 8px 10px;
    overflow: auto;
    border-radius: 8px;
    background: var(--sunken);
    color: var(--ink-soft);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Warnings about a resume, with the words that each is about. */
export function FlagList({ flags }: { readonly flags: readonly CandidateFlag[] }) {
  const about = flags.filter(({ detail }) => detail.trim() !== '');
  return (
    <>
      <CandidateFlags flags={flags} />
      {about.length > 0 ? (
        <Details>
          <summary>Show the passages</summary>
          {about.map(({ detail }, index) => (
            <blockquote key={index}>{detail}</blockquote>
          ))}
        </Details>
      ) : null}
    </>
  );
}
