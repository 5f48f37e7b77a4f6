import { estimateTokens, upload } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/usage';
import { Card, Page, PageHead, useHost, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { HintStrip } from '../../../components/HintStrip.js';
import { FileNotices } from '../../../files/components/FileNotices.js';
import { ResumeDropzone } from '../../../files/components/ResumeDropzone.js';
import { UploadedFileList } from '../../../files/components/UploadedFileList.js';
import { isProcessing } from '../../../workflow/workflow.js';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';
import { filesToRemove, quotaMessage } from '../quota.js';
import { useFileChoice } from '../use-file-choice.js';
import { sameAsBefore, useStart } from '../use-start.js';
import { ActionBar } from './ActionBar.js';
import { AdvertNotice } from './AdvertNotice.js';
import { AgainNote } from './AgainNote.js';
import { BlockHeading } from './BlockHeading.js';
import { CriteriaSection } from './CriteriaSection.js';
import { JobDescriptionField } from './JobDescriptionField.js';
import { RepeatedRunDialog } from './RepeatedRunDialog.js';
import { RunNote } from './RunNote.js';
import { ThresholdField } from './ThresholdField.js';

/** The resumes stand beside the description and what is read from it; on a phone between them. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: var(--s5);
  align-items: start;
  margin-top: 28px;
  padding-bottom: 96px;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    margin-top: var(--s4);
    padding-bottom: 0;
  }
`;

const Block = styled(Card)`
  padding: 20px;
`;

const Resumes = styled(Block)`
  grid-row: span 2;
  @media (max-width: 860px) {
    grid-row: auto;
  }
`;

/** On a phone the job description comes first. */
const UploadColumn = styled(Page)`
  display: flex;
  flex-direction: column;
  @media (max-width: 860px) {
    /* the bar lies over the end of the page */
    padding-bottom: 160px;
  }
`;

const Hints = styled.div`
  @media (max-width: 860px) {
    order: 1;
    margin-top: var(--s5);
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
  const choice = useFileChoice();
  const { start, progress } = useStart();
  const [repeatOf, setRepeatOf] = useState<string | null>(null);

  const { jobDescription, uploadedFiles, comparisonScore } = state;
  const estimate = estimateTokens(jobDescription, uploadedFiles.length);
  const ready =
    jobDescription.trim() !== '' &&
    jobDescription.length <= upload.maxJobDescriptionCharacters &&
    uploadedFiles.length > 0;
  const running = isProcessing(state);
  const blocked = quotaMessage({
    estimate,
    usage: usage.data ?? null,
    exempt: session.user?.exempt ?? false,
  });

  const toRemove =
    blocked !== null && usage.data
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
        <Hints>
          <HintStrip hints={hints} />
        </Hints>
        {progress === null && state.again === null ? <RunNote run={state.run} /> : null}
        {progress === null ? <AgainNote /> : null}
        <Columns>
          <Block as="section">
            <JobDescriptionField
              value={jobDescription}
              onChange={(text) => workflow.update({ jobDescription: text })}
            />
            <AdvertNotice />
          </Block>
          <Resumes as="section">
            <BlockHeading>Resumes</BlockHeading>
            <ResumeDropzone over={choice.over} onFiles={choice.add} />
            <FileNotices notices={choice.notices} onDismiss={choice.dismiss} />
            <ThresholdField
              value={comparisonScore}
              onChange={(value) => workflow.update({ comparisonScore: value })}
            />
            <UploadedFileList files={uploadedFiles} onRemove={choice.remove} />
          </Resumes>
          <CriteriaSection />
        </Columns>
      </UploadColumn>
      <ActionBar
        ready={ready}
        estimate={estimate}
        remaining={usage.data?.tokens_remaining ?? null}
        usageFailed={usage.status === 'error'}
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
