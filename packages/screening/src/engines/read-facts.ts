import type { CandidateFlag } from '@shortlist/contracts';
import { readCertificates } from '../facts/certificates.js';
import { findEducation } from '../facts/education.js';
import { findIdentity } from '../facts/identity.js';
import { findLinks } from '../facts/links.js';
import { listSkills, readSkills, type NamedSkill } from '../facts/skills.js';
import { findJobs, type Job } from '../facts/work-history.js';
import { findYears, type YearsOfExperience } from '../facts/years.js';
import { languageFit } from '../judge/language-fit.js';
import { analyseText, type AnalysedText } from '../text/analyse.js';
import { createContentCache } from '../text/content-cache.js';
import { maskIdentity } from '../text/identity.js';
import type { ExtractedResume, PreparedJob } from '../types.js';
import { flagResume, flagYears } from './flags.js';
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
  readonly certificates: readonly string[];
  readonly flags: readonly CandidateFlag[];
  readonly languageFit: number;
}

/** What a resume says whatever the job is: most of the work, done once per content. */
type ResumeReading = Omit<ResumeFacts, 'years' | 'skills' | 'languageFit'> & {
  readonly yearsAsOf: (asOf: string) => YearsOfExperience;
  readonly namedSkills: readonly NamedSkill[];
};

/** Some 200 resumes of ordinary length. */
const MAX_KEPT_CHARACTERS = 1_000_000;
const readings = createContentCache<ResumeReading>(MAX_KEPT_CHARACTERS);

function readResume(resume: ExtractedResume): ResumeReading {
  const identity = findIdentity(resume.text, resume.fileName);
  const masked = maskIdentity(resume.text, identity.name);
  const analysis = analyseText(masked, (segment) => isInstruction(segment.text));
  const jobs = findJobs(masked);
  const employers = jobs.flatMap(({ employer }) => employer ?? []);
  const years = new Map<string, YearsOfExperience>();
  return {
    analysis,
    name: identity.name,
    email: identity.email,
    phone: identity.phone,
    yearsAsOf(asOf) {
      const known = years.get(asOf) ?? findYears(masked, asOf);
      years.set(asOf, known);
      return known;
    },
    jobs,
    namedSkills: readSkills(analysis, employers),
    certificates: readCertificates(analysis),
    links: findLinks(resume.text),
    education: findEducation(masked),
    flags: flagResume(resume, analysis.segments, identity),
  };
}

/**
 * Reads the facts. Statements aimed at the machine that reads them count for nothing, and neither does who the person is:
 * everything but name, email and phone is read from the text without its name, addresses and postcodes.
 */
export function readFacts(job: PreparedJob, resume: ExtractedResume): ResumeFacts {
  const { language } = structuresOf(job);
  const content = [resume.fileName, resume.text, ...resume.hiddenText];
  const { yearsAsOf, namedSkills, flags, ...reading } = readings.of(content, () =>
    readResume(resume),
  );
  const years = yearsAsOf(job.asOf);
  return {
    ...reading,
    years,
    flags: [...flags, ...flagYears(years)],
    skills: listSkills(namedSkills, language.skills),
    languageFit: languageFit(language, reading.analysis),
  };
}
