import { estimateTokens, upload } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/usage';
import { Card, Note, Page, PageHead, useHost, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { HintStrip } from '../../../components/HintStrip.js';
import { acceptFiles } from '../../../files/accept-files.js';
import { ResumeDropzone } from '../../../files/components/ResumeDropzone.js';
import { UploadedFileList } from '../../../files/components/UploadedFileList.js';
import { isProcessing } from '../../../workflow/workflow.js';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';
import { quotaMessage } from '../quota.js';
import { useStart } from '../use-start.js';
import { ActionBar } from './ActionBar.js';
import { AgainNote } from './AgainNote.js';
import { BlockHeading } from './BlockHeading.js';
import { CriteriaSection } from './CriteriaSection.js';
import { JobDescriptionField } from './JobDescriptionField.js';
import { RunNote } from './RunNote.js';
import { ThresholdField } from './ThresholdField.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  margin-top: 28px;
  padding-bottom: 96px;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Block = styled(Card)`
  padding: 20px;
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
  const [notices, setNotices] = useState<readonly string[]>([]);
  const { start, progress } = useStart();

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

  const addFiles = (added: readonly File[]) => {
    const accepted = acceptFiles(workflow.getState().uploadedFiles, added);
    workflow.update({ uploadedFiles: accepted.files });
    setNotices(accepted.notices);
  };
  const removeFile = (file: File) =>
    workflow.update({ uploadedFiles: uploadedFiles.filter((kept) => kept !== file) });

  return (
    <>
      <Page>
        <PageHead
          title="Upload & Process"
          context="Upload resumes and let AI find the perfect match for your job requirements."
        />
        <HintStrip hints={hints} />
        {progress === null && state.again === null ? <RunNote run={state.run} /> : null}
        {progress === null ? <AgainNote /> : null}
        <Columns>
          <Block as="section">
            <JobDescriptionField
              value={jobDescription}
              onChange={(text) => workflow.update({ jobDescription: text })}
            />
            <CriteriaSection />
          </Block>
          <Block as="section">
            <BlockHeading>Resumes</BlockHeading>
            <ResumeDropzone onFiles={addFiles} />
            <div role="status">
              {notices.length > 0 ? (
                <Note tone="warn" style={{ marginTop: 12 }}>
                  {notices.map((notice) => (
                    <p key={notice}>{notice}</p>
                  ))}
                </Note>
              ) : null}
            </div>
            <UploadedFileList files={uploadedFiles} onRemove={removeFile} />
            <ThresholdField
              value={comparisonScore}
              onChange={(value) => workflow.update({ comparisonScore: value })}
            />
          </Block>
        </Columns>
      </Page>
      <ActionBar
        ready={ready}
        estimate={estimate}
        remaining={usage.data?.tokens_remaining ?? null}
        usageFailed={usage.status === 'error'}
        blocked={blocked}
        progress={progress}
        busy={running}
        onStart={start}
      />
    </>
  );
}
