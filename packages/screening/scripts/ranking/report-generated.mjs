import { createBaselines } from './baselines.mjs';
import { generateRankingSet } from './generate.mjs';
import { average, measure } from './measures.mjs';
import { screenAll } from './screen-all.mjs';

/** Several draws of the generator, so that one lucky resume decides nothing. */
const SEEDS = [2026, 2027, 2028];

async function measureSeed(engine, seed) {
  const { resumes, queries } = generateRankingSet({ seed });
  const texts = resumes.map(({ text }) => text);
  const baselines = createBaselines(texts);
  const rows = [];
  const screened = await screenAll(
    engine,
    texts,
    queries.map(({ text }) => text),
  );
  for (const [index, query] of queries.entries()) {
    const relevant = resumes.map(({ occupation }) => occupation === query.occupation);
    const { results } = screened[index];
    const scores = { 'local engine': results.map(({ exactScore }) => exactScore) };
    for (const [name, rank] of Object.entries(baselines)) scores[name] = rank(query.text);
    for (const [ranker, list] of Object.entries(scores))
      rows.push({ ranker, half: query.half, figures: measure(list, relevant) });
  }
  return rows;
}

/** Prints the figures of the invented set: only to see that a change breaks nothing. */
export async function reportGenerated(engine, asJson) {
  const rows = [];
  for (const seed of SEEDS) rows.push(...(await measureSeed(engine, seed)));
  const table = ['tuning', 'held-out'].flatMap((half) =>
    [...new Set(rows.map(({ ranker }) => ranker))].map((ranker) => ({
      half,
      ranker,
      ...average(
        rows
          .filter((row) => row.half === half && row.ranker === ranker)
          .map(({ figures }) => figures),
      ),
    })),
  );
  if (asJson) console.log(JSON.stringify(table));
  else {
    console.log('Invented resumes: a regression only, not a measure of the ranking.');
    console.table(table);
  }
}
