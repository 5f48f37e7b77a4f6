import type { Criterion, Verdict } from '@shortlist/contracts/screening';
import { loadLanguageDetector } from '../../text/language/detect-language.js';
import type { ExtractedResume, GivenFlag, PreparedJob, ScreeningResult } from '../../types.js';
import { MAX_DETAIL } from '../flags/flags.js';
import { judgeLocally, type LocalJudgement } from '../reading/judge-locally.js';
import { composeResult } from '../result/compose-result.js';
import { readClaims, type VerdictsAnswer } from './answers.js';
import { findOpen, type OpenQuestion } from './open-requirements.js';
import { settleClaim } from './settle-claim.js';

export type { OpenQuestion };
/** Verdicts of an earlier screening of the same text. */
export type Known = readonly Verdict[];

/** A question to a model with its answer. */
export interface Settlement {
  readonly known: Known;
  readonly open: OpenQuestion;
  /** Null where the answer was of no use. */
  readonly answer: VerdictsAnswer | null;
  readonly tokensUsed: number;
  /** The engine's name. */
  readonly engine: string;
}

/** The verdicts of the model that code can vouch for. */
function settle(
  resume: ExtractedResume,
  { framed }: LocalJudgement,
  { criteria, statements }: OpenQuestion,
  answer: VerdictsAnswer,
): readonly Verdict[] {
  const claims = readClaims(answer);
  return criteria.flatMap(({ id }, at) => {
    const claim = claims.get(at + 1);
    return (claim && settleClaim(resume, framed, statements, id, claim)) ?? [];
  });
}

function flagUnanswered({ criteria }: OpenQuestion): GivenFlag {
  const count = criteria.length;
  const which = count === 1 ? 'One requirement was' : `${count} requirements were`;
  return {
    kind: 'no-model-answer',
    message: `${which} judged without the language model, because its answer could not be used.`,
    detail: criteria
      .map(({ text }) => text)
      .join(' · ')
      .slice(0, MAX_DETAIL),
  };
}

/** Of several verdicts on one criterion the first; those of criteria that the job has no more are left out. */
function inOrder(criteria: readonly Criterion[], verdicts: readonly Verdict[]): readonly Verdict[] {
  return criteria.flatMap(({ id }) => verdicts.find((each) => each.criterionId === id) ?? []);
}

async function judge(job: PreparedJob, resume: ExtractedResume): Promise<LocalJudgement> {
  const detectLanguage = await loadLanguageDetector();
  // A model reads other languages too, so the language is only reported.
  return judgeLocally(job, resume, detectLanguage(resume.text));
}

/** Finds the question that a resume leaves for a model. */
export async function findQuestion(
  job: PreparedJob,
  resume: ExtractedResume,
  known: Known,
): Promise<OpenQuestion> {
  return findOpen(await judge(job, resume), known);
}

/** The result, with what code can vouch for of the model's answer. */
export async function settleAnswer(
  job: PreparedJob,
  resume: ExtractedResume,
  { known, open, answer, tokensUsed, engine }: Settlement,
): Promise<ScreeningResult> {
  const local = await judge(job, resume);
  const verdicts = inOrder(job.criteria, [
    ...known,
    ...(answer ? settle(resume, local, open, answer) : []),
    ...local.judged.map(({ verdict }) => verdict),
  ]);
  const flags = [...local.facts.flags, ...(answer ? [] : [flagUnanswered(open)])];
  return composeResult(job, { ...local.facts, flags }, verdicts, engine, tokensUsed);
}
