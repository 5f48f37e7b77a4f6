import { readJobLanguage, type JobLanguage } from '../language/language-fit.js';
import type { PreparedJob } from '../types.js';
import { readRequirement, type Requirement } from '../verdicts/requirement.js';

export interface JobStructures {
  readonly requirements: readonly Requirement[];
  readonly language: JobLanguage;
}

/** Work that belongs to the job and not to a resume, done once per job object. */
const structures = new WeakMap<PreparedJob, JobStructures>();

/** The prepared job in the form scoring needs. */
export function structuresOf(job: PreparedJob): JobStructures {
  const known = structures.get(job);
  if (known) return known;
  const made = {
    requirements: job.criteria.map(readRequirement),
    language: readJobLanguage(job.jobDescription, job.title),
  };
  structures.set(job, made);
  return made;
}
