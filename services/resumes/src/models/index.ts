import type { Connection } from 'mongoose';
import { createCandidateModel, type CandidateModel } from './candidate.js';
import { createJobModel, type JobModel } from './job.js';

export interface Models {
  readonly jobs: JobModel;
  readonly candidates: CandidateModel;
}

/** Models of one connection. */
export function createModels(connection: Connection): Models {
  return { jobs: createJobModel(connection), candidates: createCandidateModel(connection) };
}
