import { findEducation } from '../../facts/education.js';
import { withApplicant } from '../../facts/identity/applicant.js';
import { findIdentity } from '../../facts/identity/identity.js';
import { withoutMailParties } from '../../facts/kind/forms/mail.js';
import { findLinks } from '../../facts/links.js';
import { readCertificates } from '../../facts/skills/certificates.js';
import { listSkills, type NamedSkill, readSkills } from '../../facts/skills/skills.js';
import { findLists } from '../../facts/skills/skills-lists.js';
import { isKnown, type Job, latestJob, readJobs } from '../../facts/work/work-history.js';
import {
  findYears,
  readYears,
  yearsAsOf,
  type YearsOfExperience,
  type YearsReading,
} from '../../facts/work/years.js';
import { readLines } from '../../facts/work/years-lines.js';
import { type LanguageFit, readLanguageFit } from '../../judge/language/language-fit.js';
import { readResumeLanguage, type ResumeLanguage } from '../../judge/language/resume-language.js';
import { findAdvertList } from '../../judge/tricks/advert-list.js';
import { findCopiedStatements } from '../../judge/tricks/copied-advert.js';
import { countedText, ignoreSegments, readHonestText } from '../../judge/tricks/ignore-tricks.js';
import type { AnalysedText } from '../../text/analyse.js';
import { createContentCache } from '../../text/language/content-cache.js';
import { maskIdentity } from '../../text/words/identity.js';
import type { ExtractedResume, GivenFlag, PreparedJob } from '../../types.js';
import { flagIgnored } from '../flags/flag-ignored.js';
import { flagUnclear } from '../flags/flag-unclear.js';
import { flagResume, flagYears } from '../flags/flags.js';
import {
  findScanDoubts,
  flagScan,
  type ScanDoubts,
  sureFacts,
  sureJob,
  sureYears,
  withDoubts,
} from '../flags/scan-doubts.js';
import { structuresOf } from './job-structures.js';

/** Facts that code reads from a resume, whichever engine judges it. */
export interface ResumeFacts {
  readonly analysis: AnalysedText;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly years: YearsOfExperience;
  readonly jobs: readonly Job[];
  /** The newest dated job, of which title and employer may be unknown; undefined without dated jobs. */
  readonly latestJob: Job | undefined;
  readonly skills: readonly string[];
  readonly links: readonly string[];
  readonly education: readonly string[];
  readonly certificates: readonly string[];
  readonly flags: readonly GivenFlag[];
  readonly languageFit: LanguageFit;
  /** Null for a text that was not read from pictures. */
  readonly doubts: ScanDoubts | null;
}

/** The part of reading a resume that is the same for all jobs of a language: most of the work, done once per content. */
type ResumeReading = Omit<ResumeFacts, 'years' | 'skills' | 'languageFit'> & {
  readonly resumeLanguage: ResumeLanguage;
  readonly yearsReading: YearsReading;
  readonly namedSkills: readonly NamedSkill[];
};

/** Some 200 resumes of ordinary length. */
const MAX_KEPT_CHARACTERS = 1_000_000;
const readings = createContentCache<ResumeReading>(MAX_KEPT_CHARACTERS);

function readResume(resume: ExtractedResume, code: string): ResumeReading {
  const doubts = findScanDoubts(resume);
  const identity = withApplicant(
    withDoubts(
      // The name of a file of several resumes names none of them.
      findIdentity(
        withoutMailParties(resume.text),
        resume.part ? '' : resume.fileName,
        resume.mailtos,
      ),
      doubts,
    ),
    resume.applicant,
  );
  const masked = maskIdentity(resume.text, identity.name);
  const { analysis, instructions, repeated } = readHonestText(masked);
  const counted = countedText(analysis);
  const lines = readLines(counted);
  const dated = readJobs(lines);
  const jobs = dated.filter(isKnown);
  const latest = latestJob(dated);
  const lists = findLists(analysis);
  const employers = jobs.flatMap(({ employer }) => employer ?? []);
  return {
    analysis,
    resumeLanguage: readResumeLanguage(
      analysis,
      jobs.flatMap(({ title }) => title ?? []),
      code,
    ),
    name: identity.name,
    email: identity.email,
    phone: identity.phone,
    yearsReading: readYears(lines),
    jobs: jobs.map((job) => sureJob(job, doubts)),
    latestJob: latest && sureJob(latest, doubts),
    namedSkills: readSkills(analysis, employers, lists),
    certificates: sureFacts(readCertificates(analysis, lists, employers), doubts),
    links: sureFacts(findLinks(resume.text), doubts),
    education: sureFacts(findEducation(counted), doubts),
    doubts,
    flags: [
      ...flagScan(resume, doubts),
      ...flagResume(resume, instructions, identity),
      ...flagIgnored('repeated', resume, repeated),
      ...flagUnclear(resume.text, jobs.length > 0),
    ],
  };
}

/**
 * Reads the facts. Statements aimed at a machine reader count for nothing, and neither does the person's identity:
 * everything but name, email and phone is read from the text without name, addresses and postcodes.
 */
export function readFacts(job: PreparedJob, resume: ExtractedResume): ResumeFacts {
  const { code, language, shingles, words } = structuresOf(job);
  const { mailtos = [], applicant } = resume;
  const person = applicant ? [applicant.name, applicant.email] : [];
  const texts = [resume.text, ...resume.hiddenText, ...mailtos];
  // The same text may be read from pictures with other doubts.
  const { words: scanned = [], unreadPages = 0 } = resume.scan ?? {};
  const confidences = [
    unreadPages,
    ...scanned.map(({ confidence }) => confidence.toFixed(2)),
  ].join();
  const content = [code, resume.fileName, ...person, ...texts, confidences];
  const { yearsReading, namedSkills, flags, resumeLanguage, ...reading } = readings.of(
    content,
    () => readResume(resume, code),
  );
  const copied = findCopiedStatements(reading.analysis, shingles);
  const uncopied = ignoreSegments(reading.analysis, copied);
  const listed = findAdvertList(uncopied, words, code);
  // Statements taken from this job's advert count for nothing in this job only.
  const analysis = ignoreSegments(uncopied, listed);
  const isChanged = analysis !== reading.analysis;
  const employers = reading.jobs.flatMap(({ employer }) => employer ?? []);
  const titles = reading.jobs.flatMap(({ title }) => title ?? []);
  const named = isChanged ? readSkills(analysis, employers) : namedSkills;
  const { doubts } = reading;
  const read = isChanged
    ? findYears(countedText(analysis), job.asOf)
    : yearsAsOf(yearsReading, job.asOf);
  const years = sureYears(read, resume.text, doubts);
  return {
    ...reading,
    analysis,
    years,
    flags: [
      ...flags,
      ...flagYears(years),
      ...flagIgnored('copied', resume, copied),
      ...flagIgnored('listed', resume, listed),
    ],
    skills: sureFacts(listSkills(named, language.skills), doubts),
    languageFit: readLanguageFit(
      language,
      isChanged ? readResumeLanguage(analysis, titles, code) : resumeLanguage,
      analysis,
    ),
  };
}
