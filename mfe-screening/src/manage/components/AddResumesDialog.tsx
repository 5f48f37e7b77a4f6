import { tokens, upload as limits } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/usage';
import { formatNumber, ProgressBar, Stack, useHost, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';
import { AskDialog } from '../../components/AskDialog.js';
import { acceptFiles } from '../../files/accept-files.js';
import { FileNotices } from '../../files/components/FileNotices.js';
import { ResumeDropzone } from '../../files/components/ResumeDropzone.js';
import { UploadedFileList } from '../../files/components/UploadedFileList.js';
import { quotaMessage } from '../../files/quota.js';
import { useFileCount } from '../../files/use-file-count.js';
import { usePageDrop } from '../../files/use-page-drop.js';
import { useWorkflow } from '../../workflow/workflow-context.js';
import { addFiles, createUpload, type Upload } from '../add-files.js';
import { resumeCount } from '../managed-screening.js';
import { useAction } from '../use-action.js';

export interface AddResumesDialogProps {
  readonly jobId: string;
  /** The file without a score whose place the new one takes; absent to add files beside the others. */
  readonly replaces?: { readonly fileId: string; readonly fileName: string };
  readonly onClose: () => void;
  /** The files are with the server and are being scored. */
  readonly onAdded: () => void;
}

/** Adds resumes to a screening, or replaces one that has no score: chosen, sent with their progress, then scored. */
export function AddResumesDialog({ jobId, replaces, onClose, onAdded }: AddResumesDialogProps) {
  const host = useHost();
  const workflow = useWorkflow();
  const { run, busy, error } = useAction();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [fraction, setFraction] = useState(0);
  /** The upload that was begun: a second try sends the same one, which the server then adds once. */
  const [begun, setBegun] = useState<Upload | null>(null);

  const count = useFileCount(files);
  const usage = useOperation(http.getTokenUsage);
  const estimate = tokens.perFile * count.files;
  // Before the first part is sent: else the parts before the one that is too many would be added.
  const blocked =
    files.length > 0 && begun === null
      ? quotaMessage({
          estimate,
          usage: usage.data ?? null,
          exempt: host.session.user?.exempt ?? false,
        })
      : null;
  const choose = (next: readonly File[], said: readonly string[]) => {
    setFiles(next);
    setNotices(said);
    setBegun(null);
  };
  const add = (added: readonly File[]) => {
    if (busy) return;
    const accepted = acceptFiles(replaces ? [] : files, replaces ? added.slice(0, 1) : added);
    const more =
      replaces && added.length > 1 ? ['One file replaces it, so we took the first.'] : [];
    choose(accepted.files, [...accepted.notices, ...more]);
  };
  const over = usePageDrop({
    onFiles: add,
    onProblem: (sentence) => setNotices([sentence]),
  });
  const send = async () => {
    const upload = begun ?? createUpload(files, replaces?.fileId ?? null);
    setBegun(upload);
    workflow.sentFiles.add(jobId, files);
    if (!(await run(() => addFiles(host, jobId, upload, setFraction)))) return;
    host.notify({
      kind: 'success',
      message: replaces
        ? `${replaces.fileName} was replaced. The new file is being scored.`
        : `${count.isExact ? resumeCount(count.files) : 'The files were'} added. They are being scored.`,
    });
    onAdded();
  };

  const percent = Math.round(fraction * 100);
  return (
    <AskDialog
      title={replaces ? `Replace ${replaces.fileName}` : 'Add resumes'}
      confirm={error ? 'Try again' : replaces ? 'Replace file' : 'Add resumes'}
      busyLabel={percent < 100 ? `Sending ${percent}%` : 'Reading the files...'}
      busy={busy}
      error={error ?? blocked}
      isReady={files.length > 0 && blocked === null}
      dismissable={files.length === 0}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>
          {replaces
            ? 'We score the new file by the same requirements.'
            : 'We score them by the same requirements. Existing scores stay and cost nothing again.'}
        </p>
        {busy ? (
          <ProgressBar value={percent} label="Files sent" />
        ) : (
          <ResumeDropzone over={over} onFiles={add} />
        )}
        <FileNotices notices={notices} onDismiss={() => setNotices([])} />
        {busy ? null : (
          <UploadedFileList
            files={files}
            onRemove={(file) =>
              choose(
                files.filter((kept) => kept !== file),
                [],
              )
            }
          />
        )}
        {files.length > 0 ? (
          <p>
            About {formatNumber(estimate)} tokens
            {count.isExact ? '' : ' or more, by the files in mails and inner archives'}
            {files.length > limits.maxFiles
              ? `, sent in ${Math.ceil(files.length / limits.maxFiles)} parts.`
              : '.'}
          </p>
        ) : null}
      </Stack>
    </AskDialog>
  );
}
