/**
 * Ranking quality of the local engine against TF-IDF and BM25.
 *   --set FOLDER   real resumes and adverts (default: SHORTLIST_RANKING_SET, then shared/ranking beside the checkout); skipped when absent
 *   --statistics writes src/data/words/usual.txt from that folder
 *   --generated    the repository's own invented set instead: a regression only, its figures say nothing about real resumes
 *   --json         figures as JSON
 */
import { parseArgs } from 'node:util';
import { createLocalEngine } from '../dist/index.js';
import { loadRealSet } from './ranking/real-set.mjs';
import { reportGenerated } from './ranking/report-generated.mjs';
import { differenceTable, rankingTable, scaleTable, scoreRealSet } from './ranking/report-real.mjs';
import { writeWordStatistics } from './ranking/word-statistics.mjs';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: process.env.SHORTLIST_RANKING_SET },
    statistics: { type: 'boolean', default: false },
    generated: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

function print(title, rows) {
  console.log(`\n${title}`);
  console.table(rows);
}

async function reportReal() {
  const set = loadRealSet(options.set);
  if (!set) {
    console.log(
      'No real resumes here: the ranking is not measured. Name a folder with --set, or run with --generated for the invented set.',
    );
    return;
  }
  if (options.statistics) {
    console.log(`${writeWordStatistics(set.documents.map(({ text }) => text))} words written`);
    return;
  }
  const rows = await scoreRealSet(createLocalEngine(), set);
  const report = {
    ranking: rankingTable(rows),
    difference: differenceTable(rows),
    scale: scaleTable(rows),
  };
  if (options.json) {
    console.log(JSON.stringify(report));
    return;
  }
  print(`${set.documents.length} real resumes, ${set.queries.length} job texts`, report.ranking);
  print(
    'engine minus the better TF-IDF, mean over job texts with its 95 % interval',
    report.difference,
  );
  print('the default threshold', report.scale);
}

if (options.generated) await reportGenerated(createLocalEngine(), options.json);
else await reportReal();
