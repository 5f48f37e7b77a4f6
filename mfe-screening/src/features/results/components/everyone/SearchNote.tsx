import { styled } from 'styled-components';
import type { ResumeSearch } from '../../list/use-resume-search.js';

const Line = styled.p`
  min-height: 20px;
  margin-bottom: 6px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
  &:empty {
    display: none;
  }
`;

export interface SearchNoteProps {
  readonly resumes: ResumeSearch;
  /** Matching candidates; null while nothing is searched or filtered. */
  readonly count: number | null;
  readonly total: number;
}

/** How many match, and what the search of the resumes' words is about. */
export function SearchNote({ resumes, count, total }: SearchNoteProps) {
  const words = {
    idle: null,
    found: null,
    searching: 'searching the resumes…',
    failed: `the resumes could not be searched: ${'error' in resumes ? resumes.error : ''}`,
  }[resumes.status];
  const matches = count === null ? null : `${count} of ${total} match`;
  return <Line role="status">{[matches, words].filter(Boolean).join(' · ')}</Line>;
}
