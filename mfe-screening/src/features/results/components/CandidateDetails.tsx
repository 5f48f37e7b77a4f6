import { skillsShown, type Candidate, type Criterion } from '@shortlist/contracts';
import { styled } from 'styled-components';
import { CriteriaList } from './CriteriaList.js';
import { SkillChips } from './SkillChips.js';

const Panel = styled.div`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px dashed var(--line-strong);
  h4 {
    margin-bottom: 6px;
    font-size: var(--text-xs);
    font-weight: 600;
    color: var(--ink-faint);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr);
  gap: 22px;
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  font-size: var(--text-sm);
  dt {
    color: var(--ink-faint);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const FlagDetail = styled.blockquote`
  max-height: 160px;
  margin-bottom: 10px;
  padding: 10px 12px;
  overflow: auto;
  border-radius: 8px;
  background: var(--sunken);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export interface CandidateDetailsProps {
  readonly id: string;
  readonly candidate: Candidate;
  readonly criteria: readonly Criterion[];
}

/** The evidence behind a score, and the facts taken from the resume. */
export function CandidateDetails({ id, candidate, criteria }: CandidateDetailsProps) {
  const flags = candidate.flags.filter(({ detail }) => detail.trim() !== '');
  return (
    <Panel id={id}>
      <Columns>
        <CriteriaList criteria={criteria} verdicts={candidate.verdicts} />
        <div>
          <h4>From the resume</h4>
          <Facts>
            <dt>Email</dt>
            <dd>{candidate.email || 'Not found'}</dd>
            {candidate.phone ? (
              <>
                <dt>Phone</dt>
                <dd>{candidate.phone}</dd>
              </>
            ) : null}
            <dt>Experience</dt>
            <dd>{candidate.experience}</dd>
            <dt>File</dt>
            <dd>{candidate.fileName}</dd>
          </Facts>
          <SkillChips skills={candidate.skills} limit={skillsShown.details} />
        </div>
      </Columns>
      {flags.map((flag, index) => (
        <div key={index}>
          <h4>{flag.message}</h4>
          <FlagDetail>{flag.detail}</FlagDetail>
        </div>
      ))}
    </Panel>
  );
}
