import { extractCriteria } from '../job/extract-criteria.js';
import { findJobTitle } from '../job/job-title.js';
import { judge, prepareForJudging } from '../judge/judge.js';
import { type DetectLanguage, loadLanguageDetector } from '../text/language/detect-language.js';
import type { ExtractedResume, PreparedJob, ScreeningEngine, ScreeningResult } from '../types.js';
import { composeResult } from './compose-result.js';
import { flagUnsupportedLists } from './flag-lists.js';
import { structuresOf } from './job-structures.js';
import { flagLanguage } from './language-flag.js';
import { localEngineInfo } from './local-info.js';
import { currentMonth } from './month.js';
import { readFacts } from './read-facts.js';

function screen(
  job: PreparedJob,
  resume: ExtractedResume,
  detectLanguage: DetectLanguage,
): ScreeningResult {
  const facts = readFacts(job, resume);
  const language = detectLanguage(resume.text);
  const flag = flagLanguage(language, detectLanguage(job.jobDescription));
  const { requirements, code } = structuresOf(job);
  const judged = prepareForJudging(facts.analysis, facts.years, job.asOf, [
    code,
    ...(language ? [language.code] : []),
  ]);
  const criteria = requirements.map((requirement) => judge(requirement, judged, resume));
  const verdicts = criteria.map(({ verdict }) => verdict);
  const flags = [...facts.flags, ...(flag ? [flag] : []), ...flagUnsupportedLists(job, criteria)];
  return composeResult(job, { ...facts, language, flags }, verdicts, 'local', null);
}

/**
 * The engine without AI or network: deterministic and free. It works in the caller's thread; `createThreadedEngine`
 * keeps the same work off the event loop.
 */
export function createLocalEngine(): ScreeningEngine {
  const info = localEngineInfo;
  return {
    info,
    async prepareJob(jobDescription, options = {}) {
      options.signal?.throwIfAborted();
      const { criteria, leftOut } = extractCriteria(jobDescription);
      const job: PreparedJob = {
        jobDescription,
        leftOut,
        ...(options.given ?? { title: findJobTitle(jobDescription), criteria }),
        engine: info,
        asOf: options.asOf ?? currentMonth(),
      };
      return { job, tokensUsed: null };
    },
    async screen(job, resume, options = {}) {
      options.signal?.throwIfAborted();
      return screen(job, resume, await loadLanguageDetector());
    },
  };
}
