import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import { useOperation } from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { CriteriaList } from '../../../../evidence/components/CriteriaList.js';
import { LeftOutNote } from '../../../../evidence/components/LeftOutNote.js';
import { NumberLine } from '../../../../evidence/components/NumberLine.js';
import { ResumeLoading } from '../../../../evidence/components/ResumeLoading.js';
import { ResumePaper } from '../../../../evidence/components/ResumePaper.js';
import { ResumeProblem } from '../../../../evidence/components/ResumeProblem.js';
import { ToCheck } from '../../../../evidence/components/ToCheck.js';
import { evidenceIn } from '../../../../screening/findings/evidence.js';
import { toCheckIn } from '../../../../screening/findings/must-haves.js';
import { pointsOf } from '../../../../screening/scores/points.js';
import type { ResumeText, Screening } from '../../../../screening/screening.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  gap: 22px;
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

interface EvidenceProps {
  readonly candidate: Candidate;
  readonly selected: string | null;
}

interface ResumeEvidenceProps extends EvidenceProps {
  readonly resume: ResumeText;
}

function ResumeEvidence({ candidate, selected, resume }: ResumeEvidenceProps) {
  const evidence = useMemo(
    () => evidenceIn(resume.text, candidate.verdicts),
    [resume, candidate.verdicts],
  );
  return (
    <ResumePaper
      name={candidate.candidate}
      resume={resume}
      evidence={evidence}
      selected={evidence.filter((each) => each.of === selected)}
    />
  );
}

interface LoadedEvidenceProps extends EvidenceProps {
  readonly jobId: string;
  readonly file: string | undefined;
}

function LoadedEvidence({ jobId, file, ...props }: LoadedEvidenceProps) {
  const { id, fileId = id } = props.candidate;
  const params = { id: jobId, candidateId: file ?? fileId };
  const resume = useOperation(http.getCandidateResume, { params });
  if (resume.status === 'ready') return <ResumeEvidence {...props} resume={resume.data} />;
  return (
    <div>
      <h4>Resume</h4>
      {resume.status === 'error' ? (
        <ResumeProblem error={resume.error} onRetry={resume.reload} />
      ) : (
        <ResumeLoading />
      )}
    </div>
  );
}

export interface CandidateEvidenceProps {
  readonly candidate: Candidate;
  readonly screening: Screening;
  /** Another file of the person than the one that counts. */
  readonly file?: string | undefined;
}

/** The criteria, and beside them the words of the resume that show the selected one. */
export function CandidateEvidence({ candidate, screening, file }: CandidateEvidenceProps) {
  const { criteria, origin, jobId, resumes } = screening;
  const toCheck = toCheckIn(criteria, candidate);
  const asked = new Set(toCheck.map(({ criterion }) => criterion.id));
  const others = criteria.filter(({ id }) => !asked.has(id));
  const quoted = new Set(
    candidate.verdicts.filter(({ quote }) => quote).map(({ criterionId }) => criterionId),
  );
  const first = others.find(({ id }) => quoted.has(id))?.id ?? null;
  const [selected, setSelected] = useState(first);
  const points = pointsOf(candidate, screening);
  const bundled = resumes?.[candidate.id];
  return (
    <Columns>
      <div>
        <ToCheck found={toCheck} selected={selected} onSelect={setSelected} />
        {(others.length > 0 || criteria.length === 0) && (
          <CriteriaList
            criteria={others}
            verdicts={candidate.verdicts}
            points={points?.criteria ?? []}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        <NumberLine criteria={criteria} points={points} score={candidate.score} />
        <LeftOutNote leftOut={screening.leftOut} />
      </div>
      {bundled ? (
        <ResumeEvidence candidate={candidate} selected={selected} resume={bundled} />
      ) : null}
      {origin === 'screened' ? (
        <LoadedEvidence candidate={candidate} selected={selected} jobId={jobId} file={file} />
      ) : null}
    </Columns>
  );
}
