import { extractCriteria } from '../criteria/extract-criteria.js';
import { findJobTitle } from '../criteria/job-title.js';
import { findEmail } from '../facts/email.js';
import { findName } from '../facts/name.js';
import { findPhone } from '../facts/phone.js';
import { listSkills } from '../facts/skills.js';
import { findYears } from '../facts/years.js';
import { computeScore } from '../formula.js';
import { languageFit, readJobLanguage, type JobLanguage } from '../language/language-fit.js';
import { analyseText } from '../text/analyse.js';
import type { ExtractedResume, PreparedJob, ScreeningEngine, ScreeningResult } from '../types.js';
import { judge, prepareForJudging } from '../verdicts/judge.js';
import { readRequirement, type Requirement } from '../verdicts/requirement.js';
import { flagResume } from './flags.js';
import { isInstruction } from './instruction-text.js';
import { currentMonth } from './month.js';
import { summarise } from './summary.js';

/** Raised whenever the same input could give another result than before. */
export const LOCAL_ENGINE_VERSION = '1.0.0';

interface JobStructures {
  readonly requirements: readonly Requirement[];
  readonly language: JobLanguage;
}

/** Work that belongs to the job, done once per job object. */
const structures = new WeakMap<PreparedJob, JobStructures>();

function structuresOf(job: PreparedJob): JobStructures {
  const known = structures.get(job);
  if (known) return known;
  const made = {
    requirements: job.criteria.map(readRequirement),
    language: readJobLanguage(job.jobDescription, job.title),
  };
  structures.set(job, made);
  return made;
}

function screen(job: PreparedJob, resume: ExtractedResume): ScreeningResult {
  const { requirements, language } = structuresOf(job);
  const analysis = analyseText(resume.text, (segment) => isInstruction(segment.text));
  const firstEmail = findEmail(resume.text, '');
  const name = findName(resume.text, resume.fileName, firstEmail);
  const years = findYears(resume.text, job.asOf);
  const judged = prepareForJudging(analysis, years);
  const verdicts = requirements.map((requirement) => judge(requirement, judged, resume));
  const fit = languageFit(language, analysis);
  const skills = listSkills(analysis, language.skills);
  return {
    name: name.name,
    email: findEmail(resume.text, name.name),
    phone: findPhone(resume.text),
    summary: summarise({
      name: name.name,
      title: job.title,
      years: years.years,
      skills,
      criteria: job.criteria,
      verdicts,
    }),
    experience: `${years.years} years`,
    skills,
    verdicts,
    flags: flagResume(resume, analysis.segments, name),
    languageFit: fit,
    ...computeScore({ criteria: job.criteria, verdicts, languageFit: fit, engine: 'local' }),
    tokensUsed: null,
  };
}

/** The engine without AI and network: deterministic, free, the default of the embedded mode. */
export function createLocalEngine(): ScreeningEngine {
  const info = { name: 'local', version: LOCAL_ENGINE_VERSION, model: null } as const;
  return {
    info,
    async prepareJob(jobDescription, options = {}) {
      options.signal?.throwIfAborted();
      const { criteria, leftOut } = extractCriteria(jobDescription);
      const job: PreparedJob = {
        title: findJobTitle(jobDescription),
        jobDescription,
        criteria,
        leftOut,
        engine: info,
        asOf: options.asOf ?? currentMonth(),
      };
      return { job, tokensUsed: null };
    },
    async screen(job, resume, options = {}) {
      options.signal?.throwIfAborted();
      return screen(job, resume);
    },
  };
}
