import { styled } from 'styled-components';
import { CoverLetter } from '../../../../evidence/components/CoverLetter.js';
import { ResumeLoading } from '../../../../evidence/components/ResumeLoading.js';
import { ResumePages } from '../../../../evidence/components/ResumeParts.js';
import { ResumeProblem } from '../../../../evidence/components/ResumeProblem.js';
import type { Evidence } from '../../../../screening/findings/evidence.js';
import type { useResume } from '../../resume/use-resume.js';
import { narrow } from '../review-style.js';

const Sheet = styled.div`
  max-width: 720px;
  min-height: 60vh;
  margin: 0 auto;
  padding: 44px 52px 60px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--surface);
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.75;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  mark {
    /* clear of the bars when it is jumped to */
    scroll-margin-block: 96px;
  }
  ${narrow} {
    min-height: 0;
    padding: 24px 22px 32px;
    font-size: var(--text-md);
  }
  @media print {
    max-width: none;
    min-height: 0;
    padding: 0;
    border: 0;
    font-size: 10pt;
    line-height: 1.45;
  }
`;

export interface ResumeSheetProps {
  readonly resume: ReturnType<typeof useResume>;
  readonly evidence: readonly Evidence[];
  readonly selected: readonly Evidence[];
}

/** The whole resume as it was read, with its evidence marked. */
export function ResumeSheet({ resume, evidence, selected }: ResumeSheetProps) {
  if (resume.status === 'error') {
    return <ResumeProblem error={resume.error} onRetry={resume.retry} />;
  }
  const letter = resume.status === 'ready' ? resume.resume.letter : undefined;
  return (
    <>
      <Sheet data-resume>
        {resume.status === 'ready' ? (
          <ResumePages
            resume={resume.resume}
            evidence={[...evidence, ...selected]}
            selected={selected}
          />
        ) : (
          <ResumeLoading />
        )}
      </Sheet>
      <CoverLetter letter={letter} />
    </>
  );
}
