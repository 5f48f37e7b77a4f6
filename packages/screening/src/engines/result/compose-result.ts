import type { EngineInfo, Verdict } from '@shortlist/contracts/screening';
import { withExclusion } from '../../exclusion.js';
import { describeYears } from '../../facts/work/years.js';
import { computeScore, explainScore, scoredBy } from '../../formula.js';
import type { Language } from '../../text/language/language.js';
import type { PreparedJob, ScreeningResult } from '../../types.js';
import { withDoubtfulQuotes } from '../flags/scan-doubts.js';
import type { ResumeFacts } from '../reading/read-facts.js';
import { summarise } from './summary.js';

function distinct(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

/** The result of every engine: checked verdicts and facts, scored by one formula. The job may be another engine's. */
export function composeResult(
  job: PreparedJob,
  facts: ResumeFacts & { readonly language: Language | null },
  verdicts: readonly Verdict[],
  engine: EngineInfo['name'],
  tokensUsed: number | null,
): ScreeningResult {
  const titles = distinct(facts.jobs.map(({ title }) => title));
  const input = {
    criteria: job.criteria,
    verdicts,
    languageFit: facts.languageFit.fit,
    engine: scoredBy(job.engine, engine),
  };
  const { languageTerms, otherTermsPoints } = explainScore({
    ...input,
    languageTerms: [...facts.languageFit.terms],
    otherTermsPoints: facts.languageFit.otherPoints,
  });
  return {
    name: facts.name,
    email: facts.email,
    phone: facts.phone,
    summary: summarise({
      job: facts.latestJob,
      years: facts.years.years,
      skills: facts.skills,
      titles,
      education: facts.education,
      certificates: facts.certificates,
      criteria: job.criteria,
      verdicts,
    }),
    experience: describeYears(facts.years),
    skills: facts.skills,
    facts: {
      links: facts.links,
      titles,
      employers: distinct(facts.jobs.map((job) => job.employer)),
      education: facts.education,
      certificates: facts.certificates,
      years: { stated: facts.years.stated, computed: facts.years.computed },
      language: facts.language,
    },
    verdicts,
    flags: withExclusion(
      withDoubtfulQuotes(facts.flags, facts.doubts, facts.analysis.text, verdicts),
      job.criteria,
      verdicts,
    ),
    languageFit: facts.languageFit.fit,
    languageTerms: [...languageTerms],
    otherTermsPoints,
    ...computeScore(input),
    tokensUsed,
  };
}
