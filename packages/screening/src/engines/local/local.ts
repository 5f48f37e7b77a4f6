import { advertLanguageCode } from '../../job/advert/advert-words.js';
import { findJobTitle } from '../../job/advert/job-title.js';
import { extractCriteria } from '../../job/criteria/extract-criteria.js';
import { type DetectLanguage, loadLanguageDetector } from '../../text/language/detect-language.js';
import type {
  ExtractedResume,
  PreparedJob,
  ScreeningEngine,
  ScreeningResult,
} from '../../types.js';
import { gradeCriteria } from '../criteria/grade-criteria.js';
import { judgedBy } from '../criteria/judged-by.js';
import { flagLanguage } from '../flags/language-flag.js';
import { judgeLocally } from '../reading/judge-locally.js';
import { composeResult } from '../result/compose-result.js';
import { localEngineInfo } from './local-info.js';
import { currentMonth } from './month.js';

function screen(
  job: PreparedJob,
  resume: ExtractedResume,
  detectLanguage: DetectLanguage,
): ScreeningResult {
  const language = detectLanguage(resume.text);
  const { facts, judged } = judgeLocally(job, resume, language);
  const flag = flagLanguage(language, detectLanguage(job.jobDescription));
  const verdicts = judged.map(({ verdict }) => verdict);
  const flags = [...facts.flags, ...(flag ? [flag] : [])];
  return composeResult(job, { ...facts, flags }, verdicts, 'local', null);
}

/**
 * The engine without AI or network: deterministic and free. It works in the caller's thread; `createThreadedEngine`
 * keeps the same work off the event loop.
 */
export function createLocalEngine(): ScreeningEngine {
  return {
    info: localEngineInfo,
    async prepareJob(jobDescription, options = {}) {
      options.signal?.throwIfAborted();
      const { leftOut, duties, unasked, ...read } = extractCriteria(jobDescription);
      const { title, criteria } = options.given ?? {
        title: findJobTitle(jobDescription),
        criteria: read.criteria,
      };
      const language = advertLanguageCode(jobDescription);
      const job: PreparedJob = {
        title,
        jobDescription,
        criteria: gradeCriteria(criteria, language),
        leftOut,
        engine: localEngineInfo,
        asOf: options.asOf ?? currentMonth(),
      };
      const judged = job.criteria.map((criterion) => judgedBy(criterion, language));
      return { job, tokensUsed: null, duties, unasked, language, judgedBy: judged };
    },
    async screen(job, resume, options = {}) {
      options.signal?.throwIfAborted();
      return screen(job, resume, await loadLanguageDetector());
    },
  };
}
