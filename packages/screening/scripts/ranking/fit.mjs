import { promisedScores, verdictValues } from '../../dist/formula.js';
import { average, measure } from './measures.mjs';

/** Values tried for the formula's constants; `half` and `steepness` are relative to those of the engine measured. */
const GRID = {
  share: [0.65, 0.75, 0.85],
  fadingAll: [3, 4, 6, 8],
  fadingNone: [8, 12, 16, 24],
  half: [0.9, 1, 1.1, 1.25, 1.4, 1.6],
  steepness: [1, 1.25],
};
/** What must hold at the threshold on `ad`, with some room to the goals (0.65, 0.30, 6 %). */
const LIMITS = { recall: 0.68, least: 0.35, strangers: 0.055 };

function coverage(criteria, verdicts, isCounted) {
  const known = new Map(verdicts.map(({ criterionId, verdict }) => [criterionId, verdict]));
  let total = 0;
  let reached = 0;
  for (const criterion of criteria.filter(isCounted)) {
    total += criterion.weight;
    reached += criterion.weight * verdictValues[known.get(criterion.id) ?? 'not-found'];
  }
  return total > 0 ? reached / total : null;
}

/** What the formula reads of each result, whatever its constants are. */
function readInputs({ job, results }) {
  return results.map(({ verdicts, languageFit }) => {
    const all = coverage(job.criteria, verdicts, () => true);
    return {
      all,
      musts: coverage(job.criteria, verdicts, ({ kind }) => kind === 'must') ?? all,
      odds: languageFit / Math.max(1 - languageFit, Number.EPSILON),
    };
  });
}

/** The formula of src/formula.ts with constants to try. */
function scoreWith({ share, fadingAll, fadingNone, half, steepness }, { all, musts, odds }) {
  const strength = (odds / half) ** steepness;
  const fit = strength / (1 + strength);
  if (all === null) return 100 * fit;
  const floor = promisedScores.all * musts ** fadingAll;
  const ceiling = 100 - (100 - promisedScores.none) * (1 - musts) ** fadingNone;
  return floor + (ceiling - floor) * ((1 - share) * all + share * fit);
}

function* combinations(grid) {
  const [[name, values] = [], ...others] = Object.entries(grid);
  if (name === undefined) yield {};
  else
    for (const rest of combinations(Object.fromEntries(others)))
      for (const value of values) yield { [name]: value, ...rest };
}

function tryOn(rows, constants) {
  return rows.map((row) => {
    const scores = row.inputs.map((input) => scoreWith(constants, input));
    const passes = scores.map((score) => Math.round(score) >= 50);
    const share = (own) => {
      const list = passes.filter((_, index) => row.relevant[index] === own);
      return list.filter(Boolean).length / list.length;
    };
    const figures = measure(scores, row.relevant);
    return {
      ...figures,
      category: row.category,
      set: row.set,
      recall: share(true),
      strangers: share(false),
    };
  });
}

function summarise(tried) {
  const ads = tried.filter(({ set }) => set === 'ad');
  const mean = (list, key) => list.reduce((sum, each) => sum + each[key], 0) / list.length;
  return {
    'P@10': mean(tried, 'P@10'),
    AUC: mean(tried, 'AUC'),
    recall: mean(ads, 'recall'),
    least: Math.min(...ads.map(({ recall }) => recall)),
    strangers: mean(ads, 'strangers'),
  };
}

/** P@10 and AUC in about their spreads, less what is missing from the limits. */
function worth({ 'P@10': precision, AUC, recall, least, strangers }) {
  const missing =
    Math.max(0, LIMITS.recall - recall) +
    Math.max(0, LIMITS.least - least) +
    5 * Math.max(0, strangers - LIMITS.strangers);
  return precision + 2 * AUC - 4 * missing;
}

function best(tries, without) {
  const rate = ({ tried }) =>
    worth(summarise(tried.filter(({ category }) => category !== without)));
  return tries.reduce((a, b) => (rate(b) > rate(a) ? b : a));
}

const rounded = (row) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'number' ? Number(value.toFixed(3)) : value,
    ]),
  );

/** Tables: the best constants on the tuning half, how each value does on average, and what was chosen without an occupation, on it. */
export function fitFormula(allRows) {
  const rows = allRows
    .filter(({ half }) => half === 'tuning')
    .map((row) => ({ ...row, inputs: readInputs(row) }));
  const tries = [...combinations(GRID)].map((constants) => ({
    constants,
    tried: tryOn(rows, constants),
  }));
  const line = ({ constants, tried }) => rounded({ ...constants, ...summarise(tried) });
  const ranked = [...tries].sort((a, b) => worth(summarise(b.tried)) - worth(summarise(a.tried)));
  const byValue = Object.entries(GRID).flatMap(([name, values]) =>
    values.map((value) => {
      const own = ranked.filter(({ constants }) => constants[name] === value);
      return rounded({
        constant: name,
        value,
        ...average(own.map(({ tried }) => summarise(tried))),
      });
    }),
  );
  const leftOut = [...new Set(rows.map(({ category }) => category))].map((category) => {
    const { constants, tried } = best(tries, category);
    const own = tried.filter((each) => each.category === category);
    return rounded({ 'left out': category, ...constants, ...summarise(own) });
  });
  return [
    { title: 'best on the tuning half', table: ranked.slice(0, 12).map(line) },
    { title: 'each value, mean over all others', table: byValue },
    { title: 'chosen without an occupation, measured on it', table: leftOut },
  ];
}
