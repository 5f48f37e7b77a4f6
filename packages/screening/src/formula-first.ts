import type { ScoredBy, ScoreParts, SplitScoreInput } from './score-parts.js';

/** Engines from these major versions on score by evidence first; earlier ones keep the formula of this file. */
const FROM: ReadonlyMap<string, number> = new Map([['local', 4]]);
const FROM_OTHERS = 2;

/** False for what an engine scored before the score was made of evidence first. */
export function isEvidenceFirst({ name, version }: ScoredBy): boolean {
  const [, major] = /^(\d+)\./.exec(version) ?? [];
  return major === undefined || Number(major) >= (FROM.get(name) ?? FROM_OTHERS);
}

/** Share of the mix given by how well the whole resume speaks the job's language; the criteria give the rest. */
const shares: ReadonlyMap<string, number> = new Map([
  ['local', 0.75],
  ['demo', 0],
]);
/** That of every other engine: they ask a language model, whose verdicts read meaning. */
const MODEL_SHARE = 0.15;
const promised = { all: 80, none: 20 } as const;
/** How fast a promise fades as the evidence leaves its end. */
const FADING = { all: 4, none: 16 } as const;
const values = { met: 1, partly: 0.5, 'not-found': 0 } as const;

/**
 * The score of screenings from before: floor + (ceiling − floor) × mix, where mix = (1 − s) × Σ weight × value / Σ weight + s × fit,
 * and evidence for the must-haves moves floor and ceiling. Its two parts add up to it.
 */
export function splitFirstScore({
  weighed,
  known,
  languageFit,
  engine,
}: SplitScoreInput): ScoreParts {
  const all = { weight: 0, reached: 0 };
  const must = { weight: 0, reached: 0 };
  for (const { id, isMust, weight } of weighed) {
    const reached = weight * values[known.get(id)?.verdict ?? 'not-found'];
    all.weight += weight;
    all.reached += reached;
    if (!isMust) continue;
    must.weight += weight;
    must.reached += reached;
  }
  const fit = Number.isFinite(languageFit) ? Math.min(1, Math.max(0, languageFit)) : 0;
  if (all.weight === 0) return { criteria: 0, language: 100 * fit };
  const coverage = all.reached / all.weight;
  const musts = must.weight > 0 ? must.reached / must.weight : coverage;
  const share = shares.get(engine.name) ?? MODEL_SHARE;
  const floor = promised.all * musts ** FADING.all;
  const ceiling = 100 - (100 - promised.none) * (1 - musts) ** FADING.none;
  const range = ceiling - floor;
  return { criteria: floor + range * (1 - share) * coverage, language: range * share * fit };
}
