import type {
  CallOptions,
  ExtractedResume,
  PreparedBy,
  PreparedJob,
  PrepareJobOptions,
  ScreeningResult,
} from '../../types.js';
import { createLocalEngine } from '../local/local.js';
import {
  findQuestion,
  type Known,
  type OpenQuestion,
  settleAnswer,
  type Settlement,
} from '../question/question.js';
import type { Threads } from './threads.js';

/** Reading and judging by code for an engine with a model. It takes processor time and belongs in threads. */
export interface CodeWork {
  prepareJob(jobDescription: string, options: PrepareJobOptions): Promise<PreparedBy>;
  findQuestion(
    job: PreparedJob,
    resume: ExtractedResume,
    known: Known,
    call: CallOptions,
  ): Promise<OpenQuestion>;
  settleAnswer(
    job: PreparedJob,
    resume: ExtractedResume,
    settlement: Settlement,
    call: CallOptions,
  ): Promise<ScreeningResult>;
}

/** This work in the caller's thread. */
export function workHere(): CodeWork {
  return { prepareJob: createLocalEngine().prepareJob, findQuestion, settleAnswer };
}

/** This work in threads. */
export function workIn(threads: Threads): CodeWork {
  return {
    prepareJob: (jobDescription, { signal, account, ...options }) => {
      const call = { ...(signal && { signal }), ...(account !== undefined && { account }) };
      return threads.run({ kind: 'prepare', jobDescription, options }, call);
    },
    findQuestion: (job, resume, known, call) =>
      threads.run({ kind: 'ask', job, resume, known }, call),
    settleAnswer: (job, resume, settlement, call) =>
      threads.run({ kind: 'settle', job, resume, settlement }, call),
  };
}
