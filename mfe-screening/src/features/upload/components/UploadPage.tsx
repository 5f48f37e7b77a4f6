import { estimateTokens, upload } from '@shortlist/contracts/constants';
import { getHistory } from '@shortlist/contracts/http/resumes';
import * as http from '@shortlist/contracts/http/usage';
import { notAllowedText, Page, PageHead, useHost, useMay, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { HintStrip } from '../../../components/HintStrip.js';
import { countVague } from '../../../criteria/criteria-draft.js';
import { draftOf } from '../../../criteria/criteria-plan.js';
import { FileNotices } from '../../../files/components/FileNotices.js';
import { ResumeDropzone } from '../../../files/components/ResumeDropzone.js';
import { UploadedFileList } from '../../../files/components/UploadedFileList.js';
import { filesToRemove, quotaMessage } from '../../../files/quota.js';
import { useFileCount } from '../../../files/use-file-count.js';
import { isProcessing } from '../../../workflow/workflow.js';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';
import { useFileChoice } from '../use-file-choice.js';
import { sameAsBefore, useStart } from '../use-start.js';
import { ActionBar } from './ActionBar.js';
import { AdvertNotice } from './AdvertNotice.js';
import { AgainNote } from './AgainNote.js';
import { CriteriaSection } from './CriteriaSection.js';
import { JobDescriptionField, ReadyChip } from './JobDescriptionField.js';
import { RepeatedRunDialog } from './RepeatedRunDialog.js';
import { RunNote } from './RunNote.js';
import { Step } from './Step.js';
import { ThresholdField } from './ThresholdField.js';

/** One below the other, as they are needed: description, requirements, resumes. */
const Steps = styled.div`
  padding-bottom: 96px;
  @media (max-width: 860px) {
    padding-bottom: 0;
  }
`;

/** The list of files beside what adds to it; on phones below. */
const Files = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const UploadColumn = styled(Page)`
  @media (max-width: 860px) {
    /* the bar lies over the end of the page */
    padding-bottom: 160px;
  }
`;

const Hints = styled.div`
  margin-bottom: 96px;
  @media (max-width: 860px) {
    margin: var(--s5) 0 0;
  }
`;

const hints = [
  { title: 'Smart Matching', text: 'AI maps skills to the job description' },
  { title: 'One-click Shortlist', text: 'Auto-rank top candidates' },
  { title: 'Polished Emails', text: 'Send thoughtful rejections' },
] as const;

/** /upload: the job description, the resumes and the threshold, and the way to start. */
export function UploadPage() {
  const { session } = useHost();
  const workflow = useWorkflow();
  const state = useWorkflowState();
  const usage = useOperation(http.getTokenUsage);
  const history = useOperation(getHistory);
  const isNewAccount = history.data?.length === 0;
  const choice = useFileChoice();
  const { start, progress } = useStart();
  const [repeatOf, setRepeatOf] = useState<string | null>(null);

  const { jobDescription, uploadedFiles, comparisonScore } = state;
  const draft = state.criteria && draftOf(state.criteria);
  const count = useFileCount(uploadedFiles);
  const estimate = estimateTokens(jobDescription, count.files);
  const ready =
    jobDescription.trim() !== '' &&
    jobDescription.length <= upload.maxJobDescriptionCharacters &&
    uploadedFiles.length > 0;
  const running = isProcessing(state);
  const quotaText = quotaMessage({
    estimate,
    usage: usage.data ?? null,
    exempt: session.user?.exempt ?? false,
  });
  const blocked = useMay()('screening.start') ? quotaText : notAllowedText;

  // In archives there may be more to remove than can be removed here.
  const toRemove =
    quotaText !== null && usage.data && count.files === uploadedFiles.length
      ? filesToRemove(jobDescription, uploadedFiles.length, usage.data.tokens_remaining)
      : null;

  const startUnlessRepeated = () => {
    const jobId = sameAsBefore(state);
    if (jobId === null) start();
    else setRepeatOf(jobId);
  };
  const screenAgain = () => {
    setRepeatOf(null);
    start();
  };

  return (
    <>
      <UploadColumn>
        <PageHead
          title="Upload & Process"
          context="Upload resumes and let AI find the perfect match for your job requirements."
        />
        {progress === null && state.again === null ? <RunNote run={state.run} /> : null}
        {progress === null ? <AgainNote /> : null}
        <Steps>
          <Step
            number={1}
            title="Job Description"
            hint="Paste the whole advert."
            state={<ReadyChip value={jobDescription} />}
          >
            <JobDescriptionField
              value={jobDescription}
              onChange={(text) => workflow.update({ jobDescription: text })}
            />
            <AdvertNotice />
          </Step>
          <Step number={2} title="Requirements" hint="Check these before scoring. Edit anything.">
            <CriteriaSection />
          </Step>
          <Step number={3} title="Resumes" hint="Drop files anywhere on this page.">
            <Files>
              <div>
                <ResumeDropzone over={choice.over} onFiles={choice.add} />
                <FileNotices notices={choice.notices} onDismiss={choice.dismiss} />
                <ThresholdField
                  value={comparisonScore}
                  onChange={(value) => workflow.update({ comparisonScore: value })}
                />
              </div>
              <UploadedFileList files={uploadedFiles} onRemove={choice.remove} />
            </Files>
          </Step>
        </Steps>
        {isNewAccount ? (
          <Hints>
            <HintStrip hints={hints} />
          </Hints>
        ) : null}
      </UploadColumn>
      <ActionBar
        ready={ready}
        estimate={estimate}
        isExact={count.isExact}
        remaining={usage.data?.tokens_remaining ?? null}
        usageFailed={usage.status === 'error'}
        requirements={draft && { count: draft.criteria.length, vague: countVague(draft) }}
        blocked={blocked}
        toRemove={toRemove}
        progress={progress}
        busy={running}
        onStart={startUnlessRepeated}
      />
      <RepeatedRunDialog
        jobId={repeatOf}
        onClose={() => setRepeatOf(null)}
        onScreenAgain={screenAgain}
      />
    </>
  );
}
