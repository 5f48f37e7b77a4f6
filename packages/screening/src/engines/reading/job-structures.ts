import { advertLanguageCode } from '../../job/advert/advert-words.js';
import { type JobLanguage, readJobLanguage } from '../../judge/language/job-language.js';
import { readRequirement, type Requirement } from '../../judge/requirement/requirement.js';
import { readAdvertWords } from '../../judge/tricks/advert-list.js';
import { type AdvertShingles, readShingles } from '../../judge/tricks/copied-advert.js';
import type { PreparedJob } from '../../types.js';

export interface JobStructures {
  /** The job's language, ISO 639-1. */
  readonly code: string;
  readonly requirements: readonly Requirement[];
  readonly language: JobLanguage;
  readonly shingles: AdvertShingles;
  /** Its words that tell of its trade, as stems. */
  readonly words: ReadonlySet<string>;
}

/** Jobs whose structures are kept; a worker serves few jobs at a time. */
const MAX_JOBS = 50;
const byObject = new WeakMap<PreparedJob, JobStructures>();
const byContent = new Map<string, JobStructures>();

function make(job: PreparedJob): JobStructures {
  const code = advertLanguageCode(job.jobDescription);
  return {
    code,
    requirements: job.criteria.map((criterion) =>
      readRequirement(criterion, code, job.jobDescription),
    ),
    language: readJobLanguage(job.jobDescription, job.title, code),
    shingles: readShingles(job.jobDescription),
    words: readAdvertWords(job.jobDescription, code),
  };
}

/**
 * The prepared job in the form scoring needs: work that depends only on the job, done once. A worker reads the job from
 * the database for each resume, so it is also recognised by its content.
 */
export function structuresOf(job: PreparedJob): JobStructures {
  const known = byObject.get(job);
  if (known) return known;
  const content = JSON.stringify([job.title, job.jobDescription, job.criteria]);
  const structures = byContent.get(content) ?? make(job);
  byObject.set(job, structures);
  // Keeps the most recently used: what is set last is last in the map.
  byContent.delete(content);
  byContent.set(content, structures);
  const [oldest] = byContent.keys();
  if (byContent.size > MAX_JOBS && oldest !== undefined) byContent.delete(oldest);
  return structures;
}
