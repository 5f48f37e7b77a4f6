/** Ranking quality of the local engine against TF-IDF and BM25 on the labelled set, for the half used in tuning and the half held out. */
import { createLocalEngine } from '../dist/index.js';
import { bm25, tfIdf } from './ranking/baselines.mjs';
import { generateRankingSet } from './ranking/generate.mjs';
import { average, measure } from './ranking/measures.mjs';

const { resumes, queries } = generateRankingSet();
const texts = resumes.map(({ text }) => text);
const engine = createLocalEngine();

async function rankWithEngine(query) {
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

const rankers = { 'local engine': rankWithEngine, 'TF-IDF': tfIdf(texts), BM25: bm25(texts) };
const rows = [];
for (const half of ['tuning', 'held-out']) {
  for (const [name, rank] of Object.entries(rankers)) {
    const results = [];
    for (const query of queries.filter((each) => each.half === half)) {
      const scores = await rank(query.text);
      results.push(
        measure(
          scores,
          resumes.map(({ occupation }) => occupation === query.occupation),
        ),
      );
    }
    rows.push({ half, ranker: name, ...average(results) });
  }
}
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else {
  console.log(
    `${resumes.length} resumes, ${queries.length} job texts over ${queries.length / 2} occupations`,
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
