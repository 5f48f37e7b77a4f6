import { type ChosenFiles, type FileKeeper, noKeeper } from './kept/file-keeper.js';
import type { RunState } from './progress/run-state.js';
import { isDescriptionOf, type SentRun } from './run-input.js';
import {
  emptySavedWorkflow,
  loadSavedWorkflow,
  type SavedWorkflow,
  saveWorkflow,
} from './saved-workflow.js';
import { createSentFiles, type SentFiles } from './sent-files.js';

/** A user's way from job description to results (specification §3, resume workflow state). */
export interface WorkflowState extends Omit<SavedWorkflow, 'sent'> {
  readonly uploadedFiles: readonly File[];
  /**
   * The last run that was begun and has not ended; after a reload its files are there again when `restored` is
   * fulfilled.
   */
  readonly sent: SentRun | null;
  /** The screening that runs or ran last in this tab; null before the first and after a reload. */
  readonly run: RunState | null;
  /** The files of the screening that ended last, while this tab still holds them. */
  readonly screened: { readonly jobId: string; readonly files: readonly File[] } | null;
  /** Why the chosen files would be lost by a reload, as a sentence; null while they are kept. */
  readonly unkept: string | null;
}

/** Holds the workflow outside React, so that a running screening outlives the screen that started it. */
export interface Workflow {
  readonly getState: () => WorkflowState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (change: Partial<WorkflowState>) => void;
  /** Fulfilled when the files that a reload left are here again, as far as they were kept. Never rejects. */
  readonly restored: Promise<void>;
  /** Clears description, files, results, emails and job id, and stops following a running screening. */
  readonly reset: () => void;
  /** Begins a run: the signal of the one before is aborted, its reports no longer count. */
  readonly beginRun: () => AbortSignal;
  /** Stops the run, if any, and forgets it. */
  readonly abandonRun: () => void;
  /** Files sent from this tab, before a reload too while they are kept, to be viewed as they were sent. */
  readonly sentFiles: SentFiles;
}

/** True from pressing Process until the screening has ended one way or the other. */
export function isProcessing({ run }: Pick<WorkflowState, 'run'>): boolean {
  return run !== null && run.phase !== 'done' && run.phase !== 'failed';
}

/** True when something was typed or chosen for the next screening: more than what was screened last. */
export function hasDraft(state: WorkflowState): boolean {
  const { jobDescription, uploadedFiles, screened, lastInput } = state;
  const isTyped =
    jobDescription.trim() !== '' &&
    !(lastInput && isDescriptionOf(lastInput.fingerprint, jobDescription));
  return isTyped || (uploadedFiles.length > 0 && uploadedFiles !== screened?.files);
}

const noFiles: readonly File[] = [];

/** The files a reload must find again: none once they were screened, though the tab still holds them. */
function filesToKeep({ uploadedFiles, sent, screened }: WorkflowState): ChosenFiles {
  const isScreened = uploadedFiles === screened?.files;
  return { draft: isScreened ? noFiles : uploadedFiles, sent: sent?.files ?? noFiles };
}

/** State that a reload of the tab needs; files are stored separately. */
function savedPartOf(state: WorkflowState): SavedWorkflow {
  const { uploadedFiles: _files, run: _run, unkept: _unkept, screened: _screened, ...rest } = state;
  if (rest.sent === null) return { ...rest, sent: null };
  const { files: _sentFiles, ...sent } = rest.sent;
  return { ...rest, sent };
}

/** Fields that are not saved, and change many times a second. */
const unsaved = new Set<string>(['run', 'unkept', 'uploadedFiles', 'screened']);

/** Creates the workflow of `owner` (a key of `dataOwner`), with what a reload of this tab left in `storage` and `keeper`. */
export function createWorkflow(
  storage: Storage,
  owner: string,
  keeper: FileKeeper = noKeeper,
): Workflow {
  const saved = loadSavedWorkflow(storage, owner);
  let state: WorkflowState = {
    ...saved,
    sent: saved.sent && { ...saved.sent, files: noFiles },
    uploadedFiles: noFiles,
    run: null,
    screened: null,
    unkept: null,
  };
  let isRestored = false;
  const sentFiles = createSentFiles();
  let runController = new AbortController();
  const listeners = new Set<() => void>();

  const update = (change: Partial<WorkflowState>) => {
    state = { ...state, ...change };
    if (Object.keys(change).some((key) => !unsaved.has(key))) {
      saveWorkflow(storage, owner, savedPartOf(state));
    }
    if (isRestored) keeper.save(filesToKeep(state));
    for (const listener of listeners) listener();
  };
  const abandonRun = () => {
    runController.abort();
    update({ run: null, awaiting: false, sent: null });
  };
  const restored = keeper.load().then((files) => {
    isRestored = true;
    const { uploadedFiles, sent, currentJobId } = state;
    const awaited = sent && sent.files.length === 0;
    if (awaited && currentJobId !== null) sentFiles.add(currentJobId, files.sent);
    update({
      uploadedFiles: [...files.draft, ...uploadedFiles],
      ...(awaited ? { sent: { ...sent, files: files.sent } } : {}),
    });
  });
  keeper.onUnkept((unkept) => update({ unkept }));

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    restored,
    reset: () => {
      abandonRun();
      const { comparisonScore } = state;
      update({
        ...emptySavedWorkflow,
        sent: null,
        comparisonScore,
        uploadedFiles: noFiles,
        screened: null,
      });
    },
    beginRun: () => {
      runController.abort();
      runController = new AbortController();
      return runController.signal;
    },
    abandonRun,
    sentFiles,
  };
}
