import type { Candidate } from '@shortlist/contracts/screening';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { holdsText, pagesText } from '../../screening/file-part.js';
import { experienceText, nameText } from '../../screening/findings/doubts.js';

/** Entries of one fact that are shown. */
const maxEntries = 6;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 5px 16px;
  max-width: 68ch;
  font-size: var(--text-sm);
  dt {
    color: var(--ink-faint);
  }
  dd {
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    grid-template-columns: 84px minmax(0, 1fr);
  }
`;

function listed(entries: readonly string[] | undefined): string | null {
  if (!entries || entries.length === 0) return null;
  const more = entries.length - maxEntries;
  return [...entries.slice(0, maxEntries), ...(more > 0 ? [`${more} more`] : [])].join(' · ');
}

export interface CandidateFactListProps {
  readonly candidate: Candidate;
  /** Shown instead of the file's name. */
  readonly files?: ReactNode;
  /** Without the name and the positions, where they stand beside it. */
  readonly brief?: boolean;
}

/** Facts about the person as read from the resume; unknown facts are not shown. */
export function CandidateFactList({ candidate, files, brief = false }: CandidateFactListProps) {
  const { email, phone, experience, fileName, part, facts } = candidate;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Name', brief ? null : nameText(candidate)],
    ['Email', email || 'Not found'],
    ['Phone', phone],
    ['Experience', experienceText(experience, facts)],
    ['Titles', brief ? null : listed(facts?.titles)],
    ['Employers', brief ? null : listed(facts?.employers)],
    ['Education', listed(facts?.education)],
    ['Certificates', listed(facts?.certificates)],
    ['Language', facts?.language?.name],
    [(candidate.files?.length ?? 1) > 1 ? 'Files' : 'File', files ?? part?.fileName ?? fileName],
    ['Part', part ? `${holdsText(part.resumes)}. This one: ${pagesText(part)}.` : null],
  ];
  return (
    <Facts>
      {rows.map(([label, value]) =>
        value ? (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </Facts>
  );
}
