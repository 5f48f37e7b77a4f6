/** Ranking quality of the local engine against TF-IDF and BM25 on the labelled set, for the half used in tuning and the half held out. */
import { createLocalEngine } from '../dist/index.js';
import { bm25, tfIdf } from './ranking/baselines.mjs';
import { generateRankingSet } from './ranking/generate.mjs';
import { average, measure } from './ranking/measures.mjs';

/** Several draws of the generator, so that one lucky resume decides nothing. */
const SEEDS = [2026, 2027, 2028];
const engine = createLocalEngine();

async function rankWithEngine(texts, query) {
  const { job } = await engine.prepareJob(query, { asOf: '2026-11' });
  const results = [];
  for (const [index, text] of texts.entries()) {
    const resume = {
      kind: 'text',
      fileName: `${index}.txt`,
      text,
      pageStarts: [0],
      hiddenText: [],
    };
    results.push((await engine.screen(job, resume)).exactScore);
  }
  return results;
}

async function measureSeed(seed) {
  const { resumes, queries } = generateRankingSet({ seed });
  const texts = resumes.map(({ text }) => text);
  const rankers = {
    'local engine': (query) => rankWithEngine(texts, query),
    'TF-IDF': tfIdf(texts),
    BM25: bm25(texts),
  };
  const results = [];
  for (const [ranker, rank] of Object.entries(rankers)) {
    for (const query of queries) {
      const relevant = resumes.map(({ occupation }) => occupation === query.occupation);
      results.push({ ranker, half: query.half, ...measure(await rank(query.text), relevant) });
    }
  }
  return results;
}

const results = (await Promise.all(SEEDS.map(measureSeed))).flat();
const rows = ['tuning', 'held-out'].flatMap((half) =>
  ['local engine', 'TF-IDF', 'BM25'].map((ranker) => {
    const own = results.filter((each) => each.half === half && each.ranker === ranker);
    return {
      half,
      ranker,
      ...average(own.map(({ half: _half, ranker: _ranker, ...figures }) => figures)),
    };
  }),
);
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else {
  const { resumes, queries } = generateRankingSet();
  console.log(
    `${resumes.length} resumes, ${queries.length} job texts over ${queries.length / 2} occupations, ${SEEDS.length} draws`,
  );
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'number' ? value.toFixed(4) : value,
        ]),
      ),
    ),
  );
}
