import { skillsShown } from '@shortlist/contracts/constants';
import type { Candidate } from '@shortlist/contracts/screening';
import {
  Delayed,
  errorMessage,
  ErrorPanel,
  Skeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useComments } from '../../../../comments/comments-context.js';
import { CandidateComments } from '../../../../comments/components/CandidateComments.js';
import { LazyThread } from '../../../../comments/components/LazyThread.js';
import { ReadingNow } from '../../../../comments/components/ReadingNow.js';
import { CandidateFactList } from '../../../../evidence/components/CandidateFactList.js';
import { useNoteOpened } from '../../../../people/decisions/use-note-opened.js';
import { useCandidate } from '../../../../people/store/use-candidate.js';
import { decisionRecordOf } from '../../../../screening/results-address.js';
import type { Screening } from '../../../../screening/screening.js';
import { CandidateEvidence } from './CandidateEvidence.js';
import { PersonFiles } from './PersonFiles.js';
import { SkillChips } from './SkillChips.js';

const Panel = styled.div`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px dashed var(--line-strong);
  h4 {
    margin-bottom: 8px;
    font-size: var(--text-xs);
    font-weight: 600;
    color: var(--ink-faint);
  }
`;

const Section = styled.div`
  margin-top: 18px;
`;

const Comments = styled.div`
  margin-bottom: 18px;
`;

const Record = styled.p`
  margin-top: 10px;
  font-size: var(--text-sm);
  @media print {
    display: none;
  }
`;

const FlagDetail = styled.blockquote`
  max-height: 160px;
  padding: 10px 12px;
  overflow: auto;
  border-radius: 8px;
  background: var(--sunken);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">Loading the evidence</VisuallyHidden>
      <Delayed>
        <Stack gap={2}>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      </Delayed>
    </>
  );
}

export interface CandidateDetailsProps {
  readonly id: string;
  readonly candidate: Candidate;
  readonly screening: Screening;
}

/** The evidence behind a score, and the facts taken from the resume. */
export function CandidateDetails({ id, candidate: row, screening }: CandidateDetailsProps) {
  const [file, setFile] = useState<string | undefined>(undefined);
  useNoteOpened(row);
  const { areSeveral } = useComments().members;
  const full = useCandidate(row.id, file);
  const candidate = full.data?.candidate ?? row;
  const flags = candidate.flags.filter(({ detail }) => detail.trim() !== '');
  return (
    <Panel id={id}>
      {areSeveral ? (
        <>
          <ReadingNow candidateId={row.id} />
          <LazyThread candidateId={row.id} note={row.note ?? ''} heading="h4" />
        </>
      ) : (
        <CandidateComments
          candidateId={row.id}
          frame={(comments) => (
            <Comments>
              <h4>Comments by the shared link</h4>
              {comments}
            </Comments>
          )}
        />
      )}
      <PersonFiles candidate={row} shown={file} onShow={setFile} />
      {full.data ? (
        <CandidateEvidence key={file} file={file} candidate={candidate} screening={screening} />
      ) : null}
      {!full.data && full.status === 'loading' ? <Waiting /> : null}
      {full.status === 'error' ? (
        <ErrorPanel
          title="The evidence could not be loaded"
          message={errorMessage(full.error)}
          onRetry={full.retry}
        />
      ) : null}
      <Section>
        <h4>From the resume</h4>
        <CandidateFactList candidate={candidate} />
        <SkillChips skills={candidate.skills} limit={skillsShown.details} />
        {screening.origin === 'screened' ? (
          <Record>
            <TextLink to={decisionRecordOf(screening.jobId, candidate.id)}>
              Decisions about {candidate.candidate}
            </TextLink>
          </Record>
        ) : null}
      </Section>
      {flags.map((flag, index) => (
        <Section key={index}>
          <h4>{flag.message}</h4>
          <FlagDetail>{flag.detail}</FlagDetail>
        </Section>
      ))}
    </Panel>
  );
}
