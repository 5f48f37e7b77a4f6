import { z } from 'zod';
import { extractCriteria } from '../job/extract-criteria.js';
import { findJobTitle } from '../job/job-title.js';
import type { ExtractedResume, PreparedJob, ScreeningEngine, ScreeningResult } from '../types.js';
import { judge, prepareForJudging } from '../judge/judge.js';
import { structuresOf } from './job-structures.js';
import type { EngineDefinition } from './definition.js';
import { currentMonth } from './month.js';
import { presentResult } from './present-result.js';
import { readFacts } from './read-facts.js';

/** Raised whenever the same input could give another result than before. */
export const LOCAL_ENGINE_VERSION = '1.1.0';

function screen(job: PreparedJob, resume: ExtractedResume): ScreeningResult {
  const facts = readFacts(job, resume);
  const judged = prepareForJudging(facts.analysis, facts.years);
  const verdicts = structuresOf(job).requirements.map((requirement) =>
    judge(requirement, judged, resume),
  );
  return presentResult(job, facts, verdicts, 'local', null);
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

const noVariables = z.object({});

/** Always there. */
export const localDefinition: EngineDefinition<typeof noVariables> = {
  name: 'local',
  isFree: true,
  atOnce: null,
  variables: noVariables,
  setUpBy: null,
  configure: () => ({ name: 'local', create: () => createLocalEngine() }),
};
