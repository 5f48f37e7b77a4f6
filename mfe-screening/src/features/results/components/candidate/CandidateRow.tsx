import { skillsShown } from '@shortlist/contracts/constants';
import type { Candidate } from '@shortlist/contracts/screening';
import { Avatar, Chip, VisuallyHidden } from '@shortlist/web-kit';
import { memo } from 'react';
import { styled } from 'styled-components';
import { CommentChip } from '../../../../comments/components/CommentChip.js';
import { CopyButton } from '../../../../components/CopyButton.js';
import { RowAction } from '../../../../components/RowAction.js';
import { CandidateFlags } from '../../../../evidence/components/CandidateFlags.js';
import { MissingLine } from '../../../../evidence/components/MissingLine.js';
import { MustHaveBar } from '../../../../evidence/components/MustHaveBar.js';
import { whyText } from '../../../../screening/findings/check-lines.js';
import { shortExperience } from '../../../../screening/findings/doubts.js';
import { mustHavesOf } from '../../../../screening/findings/must-haves.js';
import { cardLabels } from '../../../../screening/scores/figures.js';
import type { Moves } from '../../../../screening/scores/what-if.js';
import type { Screening } from '../../../../screening/screening.js';
import { UnsentMark } from '../../../../unsent/components/UnsentMark.js';
import { CandidateName } from './CandidateName.js';
import { CandidateDetails } from './lazy-details.js';
import { MailChip } from './MailChip.js';
import { MailNote } from './MailNote.js';
import { MoveText } from './MoveText.js';
import { OverrideAction } from './OverrideAction.js';
import { OverrideNote } from './OverrideNote.js';
import { Foot, Indented, Meta, Person, PersonHead, Who } from './person-style.js';
import { RowChecks } from './RowChecks.js';
import { ScoreStanding } from './ScoreStanding.js';
import { SkillChips } from './SkillChips.js';
import { UnusedScore } from './UnusedScore.js';

const Job = styled.p`
  margin-top: 2px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

const Standing = styled.div`
  display: flex;
  gap: 16px;
  align-items: flex-start;
  @media (max-width: 640px) {
    flex-direction: column-reverse;
    gap: 6px;
    align-items: flex-end;
  }
`;

const Summary = styled.p`
  margin-top: 8px;
  max-width: 66ch;
  color: var(--ink-soft);
`;

export interface CandidateRowProps {
  readonly candidate: Candidate;
  readonly screening: Screening;
  /** Change of the candidate's status under the settings being tried. */
  readonly move?: ReturnType<Moves['get']>;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
}

/** One candidate; View Details opens the evidence in place. */
export const CandidateRow = memo(function CandidateRow({
  candidate,
  screening,
  move,
  open,
  onToggle,
}: CandidateRowProps) {
  const { perfectMatch, ready } = cardLabels(candidate, screening.criteria);
  const mustHaves = mustHavesOf(screening.criteria, candidate);
  const undecided = candidate.status === 'review';
  const detailsId = `details-${candidate.id}`;
  const fileCount = candidate.files?.length ?? 1;
  return (
    <Person aria-label={candidate.candidate} data-move={move}>
      <PersonHead>
        <Avatar name={candidate.candidate} />
        <Who>
          <CandidateName candidate={candidate} />
          {perfectMatch ? <Chip tone="good">Perfect Match</Chip> : null}
          {ready && !move ? <Chip>Ready to Interview</Chip> : null}
          {candidate.borderline ? <Chip tone="warn">Borderline</Chip> : null}
          <MailChip mail={candidate.mail} />
          <CommentChip candidateId={candidate.id} />
          <MoveText move={move} />
          <UnsentMark candidateId={candidate.id} />
        </Who>
        <Meta>
          <span>{candidate.email || 'No email address found'}</span>
          {candidate.email ? (
            <CopyButton
              label="Copy Email"
              about={`of ${candidate.candidate}`}
              text={candidate.email}
            />
          ) : null}
          <span>{candidate.fileName}</span>
          {fileCount > 1 ? <span>{fileCount} files</span> : null}
        </Meta>
        <Standing>
          <MustHaveBar mustHaves={mustHaves} />
          {undecided ? (
            <UnusedScore score={candidate.score} isHidden={candidate.hiddenUntilMarked === true} />
          ) : (
            <ScoreStanding candidate={candidate} screening={screening} />
          )}
        </Standing>
      </PersonHead>
      <Indented>
        {candidate.headline ? <Job>{candidate.headline}</Job> : null}
        <Summary>{whyText(candidate)}</Summary>
        <MissingLine mustHaves={mustHaves} />
        <SkillChips skills={candidate.skills} limit={skillsShown.card} />
        <CandidateFlags flags={candidate.flags} />
        <RowChecks candidate={candidate} />
        <MailNote mail={candidate.mail} />
        <OverrideNote override={candidate.override} />
        <Foot>
          <RowAction
            type="button"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => onToggle(candidate.id)}
          >
            {open ? 'Hide Details' : 'View Details'}
            <VisuallyHidden> of {candidate.candidate}</VisuallyHidden>
          </RowAction>
          <OverrideAction candidate={candidate} />
          <span>{shortExperience(candidate)}</span>
        </Foot>
        {open ? (
          <CandidateDetails id={detailsId} candidate={candidate} screening={screening} />
        ) : null}
      </Indented>
    </Person>
  );
});
