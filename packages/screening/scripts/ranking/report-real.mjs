import { createBaselines } from './baselines.mjs';
import { average, measure, pairedDifference } from './measures.mjs';
import { screenAll } from './screen-all.mjs';

const HALVES = { tuning: ['tuning'], 'held out': ['held out'], both: ['tuning', 'held out'] };
const SETS = { ad: ['ad'], onet: ['onet'], 'ad + onet': ['ad', 'onet'] };
const THRESHOLD = 50;

/** Every advert of the set with each ranker's scores for all resumes, and the engine's results. */
export async function scoreRealSet(engine, { documents, queries }) {
  const texts = documents.map(({ text }) => text);
  const baselines = createBaselines(texts);
  const rows = [];
  const screened = await screenAll(
    engine,
    texts,
    queries.map(({ text }) => text),
  );
  for (const [index, query] of queries.entries()) {
    const { job, results } = screened[index];
    const relevant = documents.map(({ category }) => category === query.category);
    const scores = {
      'local engine': results.map(({ exactScore }) => exactScore),
      ...Object.fromEntries(
        Object.entries(baselines).map(([name, rank]) => [name, rank(query.text)]),
      ),
    };
    const measures = Object.fromEntries(
      Object.entries(scores).map(([name, list]) => [name, measure(list, relevant)]),
    );
    rows.push({ ...query, job, results, relevant, measures });
  }
  return rows;
}

const show = (value) => value.toFixed(3);

function* selections(rows) {
  for (const [set, sets] of Object.entries(SETS)) {
    for (const [half, halves] of Object.entries(HALVES)) {
      const own = rows.filter((row) => sets.includes(row.set) && halves.includes(row.half));
      if (own.length > 0) yield { set, half, own };
    }
  }
}

/** One line per set, half and ranker. */
export function rankingTable(rows) {
  return [...selections(rows)].flatMap(({ set, half, own }) =>
    Object.keys(own[0].measures).map((ranker) => ({
      set,
      half,
      ranker,
      ...Object.fromEntries(
        Object.entries(average(own.map(({ measures }) => measures[ranker]))).map(
          ([name, value]) => [name, show(value)],
        ),
      ),
    })),
  );
}

/** The engine minus the better TF-IDF of that selection, paired by advert, with 95 % intervals. */
export function differenceTable(rows) {
  return [...selections(rows)].map(({ set, half, own }) => {
    const columns = ['P@10', 'AUC'].map((name) => {
      const of = (ranker) => own.map(({ measures }) => measures[ranker][name]);
      const [closest] = ['TF-IDF', 'TF-IDF, stems']
        .map((ranker) => pairedDifference(of('local engine'), of(ranker)))
        .sort((a, b) => a.mean - b.mean);
      const sign = closest.mean >= 0 ? '+' : '';
      return [name, `${sign}${show(closest.mean)} ± ${show(closest.halfWidth)}`];
    });
    return { set, half, ...Object.fromEntries(columns) };
  });
}

/** Shares that pass the default threshold: of the occupation's own resumes on average and at least, and of all others. */
export function scaleTable(rows) {
  return [...selections(rows)].map(({ set, half, own }) => {
    let strangers = 0;
    let strangersPassing = 0;
    const recalls = own.map(({ results, relevant }) => {
      const passes = results.map(({ score }) => score >= THRESHOLD);
      const hits = passes.filter((_, index) => relevant[index]);
      strangers += passes.length - hits.length;
      strangersPassing += passes.filter((pass, index) => pass && !relevant[index]).length;
      return hits.filter(Boolean).length / hits.length;
    });
    return {
      set,
      half,
      'own resumes from 50': show(recalls.reduce((sum, each) => sum + each, 0) / recalls.length),
      'least of an occupation': show(Math.min(...recalls)),
      'strangers from 50': `${((100 * strangersPassing) / strangers).toFixed(1)} %`,
    };
  });
}
