import type { RunState } from './run-state.js';
import {
  emptySavedWorkflow,
  loadSavedWorkflow,
  type SavedWorkflow,
  saveWorkflow,
} from './saved-workflow.js';
import { createSentFiles, type SentFiles } from './sent-files.js';

/** A user's way from job description to results (specification §3, resume workflow state). */
export interface WorkflowState extends SavedWorkflow {
  readonly uploadedFiles: readonly File[];
  /** The screening that runs or ran last in this tab; null before the first and after a reload. */
  readonly run: RunState | null;
}

/** Holds the workflow outside React, so that a running screening outlives the screen that started it. */
export interface Workflow {
  readonly getState: () => WorkflowState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (change: Partial<WorkflowState>) => void;
  /** Clears description, files, results, emails and job id, and stops following a running screening. */
  readonly reset: () => void;
  /** Begins a run: the signal of the one before is aborted, its reports no longer count. */
  readonly beginRun: () => AbortSignal;
  /** Stops the run, if any, and forgets it. */
  readonly abandonRun: () => void;
  /** What was sent from this tab, to be looked at as it was sent. */
  readonly sentFiles: SentFiles;
}

/** True from pressing Process until the screening has ended one way or the other. */
export function isProcessing({ run }: WorkflowState): boolean {
  return run !== null && run.phase !== 'done' && run.phase !== 'failed';
}

/** Creates the workflow of `owner` (a user id), with what a reload of this tab left in `storage`. */
export function createWorkflow(storage: Storage, owner: string): Workflow {
  let state: WorkflowState = {
    ...loadSavedWorkflow(storage, owner),
    uploadedFiles: [],
    run: null,
  };
  let runController = new AbortController();
  const listeners = new Set<() => void>();

  const update = (change: Partial<WorkflowState>) => {
    state = { ...state, ...change };
    const { uploadedFiles: _files, run: _run, ...saved } = state;
    saveWorkflow(storage, owner, saved);
    for (const listener of listeners) listener();
  };
  const abandonRun = () => {
    runController.abort();
    update({ run: null, awaiting: false });
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    reset: () => {
      abandonRun();
      const { comparisonScore } = state;
      update({ ...emptySavedWorkflow, comparisonScore, uploadedFiles: [] });
    },
    beginRun: () => {
      runController.abort();
      runController = new AbortController();
      return runController.signal;
    },
    abandonRun,
    sentFiles: createSentFiles(),
  };
}
