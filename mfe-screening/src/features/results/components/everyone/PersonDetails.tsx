import type { Candidate } from '@shortlist/contracts/screening';
import { VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useComments } from '../../../../comments/comments-context.js';
import { RowAction } from '../../../../components/RowAction.js';
import { CandidateFlags } from '../../../../evidence/components/CandidateFlags.js';
import { PersonChecks } from '../../../../people/checks/PersonChecks.js';
import { useMarks } from '../../../../people/decisions/use-marks.js';
import { useScreeningChanges } from '../../../../people/store/use-screening.js';
import type { Screening } from '../../../../screening/screening.js';
import { CandidateDetails } from '../candidate/CandidateDetails.js';
import { MailNote } from '../candidate/MailNote.js';
import { OverrideAction } from '../candidate/OverrideAction.js';
import { OverrideNote } from '../candidate/OverrideNote.js';
import { Foot } from '../candidate/person-style.js';

const Summary = styled.p`
  padding-top: 4px;
  max-width: 66ch;
  font-size: var(--text-md);
  color: var(--ink-soft);
`;

export interface PersonDetailsProps {
  readonly candidate: Candidate;
  readonly screening: Screening;
}

/** Details under a row of the table: facts about the person, actions, and the evidence. */
export function PersonDetails({ candidate, screening }: PersonDetailsProps) {
  const { changeable } = useScreeningChanges();
  const { areSeveral } = useComments().members;
  const mark = useMarks();
  const { id, candidate: name, starred = false, note = '', tags = [] } = candidate;
  return (
    <>
      <VisuallyHidden as="h3">{name}</VisuallyHidden>
      <Summary>{candidate.summary}</Summary>
      <CandidateFlags flags={candidate.flags} />
      <PersonChecks candidate={candidate} />
      <MailNote mail={candidate.mail} />
      <OverrideNote override={candidate.override} />
      {note === '' || areSeveral ? null : <Summary>Note: {note}</Summary>}
      <Foot>
        {changeable ? (
          <RowAction type="button" onClick={() => void mark([id], { starred: !starred })}>
            {starred ? 'Remove star' : 'Star'}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </RowAction>
        ) : null}
        <OverrideAction candidate={candidate} />
        {tags.length > 0 ? <span>{tags.join(' · ')}</span> : null}
      </Foot>
      <CandidateDetails id={`details-${id}`} candidate={candidate} screening={screening} />
    </>
  );
}
