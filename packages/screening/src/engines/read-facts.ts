import type { CandidateFlag } from '@shortlist/contracts';
import { findEducation } from '../facts/education.js';
import { findIdentity } from '../facts/identity.js';
import { findLinks } from '../facts/links.js';
import { listSkills } from '../facts/skills.js';
import { findJobs, type Job } from '../facts/work-history.js';
import { findYears, type YearsOfExperience } from '../facts/years.js';
import { languageFit } from '../judge/language-fit.js';
import { analyseText, type AnalysedText } from '../text/analyse.js';
import { maskIdentity } from '../text/identity.js';
import type { ExtractedResume, PreparedJob } from '../types.js';
import { flagResume } from './flags.js';
import { isInstruction } from '../text/instruction-text.js';
import { structuresOf } from './job-structures.js';

/** What code reads from a resume, whichever engine judges it. */
export interface ResumeFacts {
  readonly analysis: AnalysedText;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly years: YearsOfExperience;
  readonly jobs: readonly Job[];
  readonly skills: readonly string[];
  readonly links: readonly string[];
  readonly education: readonly string[];
  readonly flags: readonly CandidateFlag[];
  readonly languageFit: number;
}

/**
 * Reads the facts. Statements aimed at the machine that reads them count for nothing, and neither does who the person is:
 * everything but name, email and phone is read from the text without its name, addresses and postcodes.
 */
export function readFacts(job: PreparedJob, resume: ExtractedResume): ResumeFacts {
  const { language } = structuresOf(job);
  const identity = findIdentity(resume.text, resume.fileName);
  const masked = maskIdentity(resume.text, identity.name);
  const analysis = analyseText(masked, (segment) => isInstruction(segment.text));
  const years = findYears(masked, job.asOf);
  return {
    analysis,
    name: identity.name,
    email: identity.email,
    phone: identity.phone,
    years,
    jobs: findJobs(masked),
    skills: listSkills(analysis, language.skills),
    links: findLinks(resume.text),
    education: findEducation(masked),
    flags: flagResume(resume, analysis.segments, identity, years),
    languageFit: languageFit(language, analysis),
  };
}
