import { flagSeveral, splitResumes, withResumeStarts } from '../../facts/kind/several-resumes.js';
import {
  type FramedResume,
  isOnlyListed,
  judge,
  prepareForJudging,
} from '../../judge/verdicts/judge.js';
import type { Language } from '../../text/language/language.js';
import type { ExtractedResume, PreparedJob } from '../../types.js';
import { flagClaims, type JudgedRequirement } from '../flags/flag-claims.js';
import { structuresOf } from './job-structures.js';
import { readFacts, type ResumeFacts } from './read-facts.js';

/** Facts and verdicts that code alone finds in a resume. */
export interface LocalJudgement {
  readonly facts: ResumeFacts & { readonly language: Language | null };
  readonly framed: FramedResume;
  /** In the order of the job's criteria. */
  readonly judged: readonly JudgedRequirement[];
}

/** Judges a file's first resume in `language` without AI or network. */
export function judgeLocally(
  job: PreparedJob,
  file: ExtractedResume,
  language: Language | null,
): LocalJudgement {
  const [resume = file, ...others] = splitResumes(withResumeStarts(file));
  const facts = { ...readFacts(job, resume), language };
  const { requirements, code } = structuresOf(job);
  const codes = [code, ...(language ? [language.code] : [])] as const;
  const framed = prepareForJudging(facts.analysis, facts.years, job.asOf, codes);
  const judged = requirements.map((requirement) => {
    const verdict = judge(requirement, framed, resume);
    const isShown = verdict.verdict !== 'not-found';
    return { requirement, verdict, isOnlyListed: isShown && isOnlyListed(requirement, framed) };
  });
  const titles = facts.jobs.flatMap(({ title }) => title ?? []);
  const several = flagSeveral(others);
  const flags = [...several, ...facts.flags, ...flagClaims(judged, { title: job.title, titles })];
  return { facts: { ...facts, flags }, framed, judged };
}
