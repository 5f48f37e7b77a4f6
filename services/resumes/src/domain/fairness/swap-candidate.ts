import { isDeepStrictEqual } from 'node:util';
import {
  type ExtractedResume,
  type PreparedJob,
  type ScreeningEngine,
  type ScreeningResult,
  swapIdentity,
  type SwappedTrait,
} from '@shortlist/screening';
import { computeScore, scoredBy } from '@shortlist/screening/formula';
import type { CandidateRecord } from '../../models/candidate.js';

export interface SwapOutcome {
  readonly candidateId: string;
  /** Before rounding, like `swappedScore` and `shift`. */
  readonly score: number;
  readonly swappedScore: number;
  readonly shift: number;
  readonly swapped: readonly SwappedTrait[];
}

export interface SwapCandidateInput {
  readonly engine: ScreeningEngine;
  readonly prepared: PreparedJob;
  readonly signal: AbortSignal;
  /** User whose screening it is. */
  readonly account: string;
  /** Called with the tokens that each question to the engine used. */
  readonly onTokens: (tokens: number) => void;
}

/** Scores one candidate as somebody else; null for one that was not scored. Throws EngineError. */
export async function swapCandidate(
  { _id, fileName, resume, result, engine: candidateEngine }: CandidateRecord,
  { engine, prepared, signal, account, onTokens }: SwapCandidateInput,
): Promise<SwapOutcome | null> {
  if (!resume || !result) return null;
  const criteria = prepared.criteria.filter(({ enabled }) => enabled !== false);
  const scoreOf = ({ verdicts, languageFit }: ScreeningResult) =>
    computeScore({
      criteria,
      verdicts,
      languageFit,
      engine: scoredBy(prepared.engine, engine.info.name),
    }).exactScore;
  const screen = async (changed: Partial<ExtractedResume>) => {
    const { scan, ...read } = resume;
    // A changed text has its words at other places, and where they are on a scan changes no score.
    const isScan = scan !== null && changed.text === undefined;
    const text: ExtractedResume = {
      kind: 'text',
      fileName,
      ...read,
      ...(isScan && { scan }),
      ...changed,
    };
    const screened = await engine.screen(prepared, text, { signal, account });
    onTokens(screened.tokensUsed ?? 0);
    return scoreOf(screened);
  };
  // A score by another version would show the difference between versions, not the swap's.
  const isSameEngine = isDeepStrictEqual(candidateEngine, engine.info);
  const score = isSameEngine ? scoreOf(result) : await screen({});
  const { text, swapped } = swapIdentity(resume.text, result.name);
  // The pages start elsewhere in the swapped text, and its quotes are shown to nobody.
  const swappedScore = swapped.length === 0 ? score : await screen({ text, pageStarts: [0] });
  return { candidateId: _id, score, swappedScore, shift: swappedScore - score, swapped };
}
