import type { Candidate } from '@shortlist/contracts/screening';
import { errorMessage, ErrorPanel, VisuallyHidden } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CandidateComments } from '../../../../comments/components/CandidateComments.js';
import { CandidateFactList } from '../../../../evidence/components/CandidateFactList.js';
import { CriteriaList } from '../../../../evidence/components/CriteriaList.js';
import { LeftOutNote } from '../../../../evidence/components/LeftOutNote.js';
import { NumberLine } from '../../../../evidence/components/NumberLine.js';
import { ToCheck } from '../../../../evidence/components/ToCheck.js';
import { PersonChecks } from '../../../../people/checks/PersonChecks.js';
import { toCheckIn } from '../../../../screening/findings/must-haves.js';
import { pointsOf } from '../../../../screening/scores/points.js';
import type { Screening } from '../../../../screening/screening.js';
import { narrow, Part } from '../review-style.js';
import { FilesLine } from './FilesLine.js';
import { FlagList } from './FlagList.js';
import { PersonHead } from './PersonHead.js';

const Side = styled.div`
  overflow: auto;
  min-width: 0;
  padding: 26px 26px 32px;
  border-left: 1px solid var(--line);
  background: var(--paper);
  ${narrow} {
    overflow: visible;
    padding: 20px 16px 16px;
    border-left: 0;
  }
  @media print {
    overflow: visible;
    padding: 0 0 16px;
    border: 0;
    background: none;
  }
`;

const Facts = styled.div`
  margin-top: 18px;
  dl {
    grid-template-columns: auto minmax(0, 1fr);
    font-variant-numeric: tabular-nums;
  }
`;

export interface PersonSideProps {
  readonly candidate: Candidate;
  readonly screening: Screening;
  /** True while the score is hidden from a reader. */
  readonly isBlind: boolean;
  /** The file that is shown. */
  readonly file: string;
  readonly onFile: (file: string) => void;
  /** The criterion or word whose place is shown. */
  readonly selected: string | null;
  readonly onSelect: (of: string) => void;
  readonly onStar: () => void;
  /** Why the evidence could not be loaded; null when nothing is wrong. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly decision: ReactNode;
  /** Comments of the team; null where one person works alone. */
  readonly comments: ReactNode;
  /** Note and tags. */
  readonly children: ReactNode;
}

/** The person, the facts of the resume, and the sources of their points. */
export function PersonSide(props: PersonSideProps) {
  const { candidate, screening, isBlind, file, onFile, selected, onSelect, onStar } = props;
  const points = isBlind ? null : pointsOf(candidate, screening);
  const toCheck = toCheckIn(screening.criteria, candidate);
  const asked = new Set(toCheck.map(({ criterion }) => criterion.id));
  const others = screening.criteria.filter(({ id }) => !asked.has(id));
  return (
    <Side>
      <PersonHead candidate={candidate} screening={screening} isBlind={isBlind} onStar={onStar} />
      {props.decision}
      <Facts>
        <VisuallyHidden as="h2">From the resume</VisuallyHidden>
        <CandidateFactList
          candidate={candidate}
          brief
          files={<FilesLine candidate={candidate} isBlind={isBlind} file={file} onShow={onFile} />}
        />
      </Facts>
      <FlagList flags={candidate.flags} />
      <PersonChecks candidate={candidate} />
      {props.comments ?? (
        <CandidateComments
          key={candidate.id}
          candidateId={candidate.id}
          frame={(comments) => (
            <Part>
              <h3>Comments by the shared link</h3>
              {comments}
            </Part>
          )}
        />
      )}
      <Part>
        <VisuallyHidden as="h3">Where the points come from</VisuallyHidden>
        {props.error ? (
          <ErrorPanel
            title="The evidence could not be loaded"
            message={errorMessage(props.error)}
            onRetry={props.onRetry}
          />
        ) : null}
        <ToCheck found={toCheck} selected={selected} onSelect={onSelect} />
        {(others.length > 0 || screening.criteria.length === 0) && (
          <CriteriaList
            criteria={others}
            verdicts={candidate.verdicts}
            points={points?.criteria ?? []}
            quotes="selected"
            selected={selected}
            onSelect={onSelect}
          />
        )}
        {isBlind ? null : (
          <NumberLine criteria={screening.criteria} points={points} score={candidate.score} />
        )}
        <LeftOutNote leftOut={screening.leftOut} />
      </Part>
      {props.children}
    </Side>
  );
}
