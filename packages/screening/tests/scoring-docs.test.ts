import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createLocalEngine } from '../src/engines/local/local.js';
import { bandOf, explainScore } from '../src/formula.js';

const PAGE = new URL('../../../docs/scoring.md', import.meta.url);
/** An example: advert, resume, and what the engine makes of them. */
const EXAMPLE = /```advert\n([^`]+)```\n\n```resume\n([^`]+)```\n\n```score\n([^`]*)```/g;
const SHOWN_TERMS = 5;

async function explain(advert: string, text: string): Promise<string> {
  const engine = createLocalEngine();
  const { job } = await engine.prepareJob(advert, { asOf: '2026-11' });
  const result = await engine.screen(job, {
    kind: 'text',
    fileName: 'cv.txt',
    text,
    pageStarts: [0],
    hiddenText: [],
  });
  const { criteria, languageTerms, otherTermsPoints } = explainScore({
    ...job,
    ...result,
    engine: job.engine,
  });
  const terms = languageTerms.slice(0, SHOWN_TERMS);
  const others = languageTerms
    .slice(SHOWN_TERMS)
    .reduce((sum, { points }) => sum + points, otherTermsPoints);
  const lines = [
    ...job.criteria.map(({ kind, text: wanted }, index) => {
      const verdict = result.verdicts[index]?.verdict ?? '';
      const points = criteria[index]?.points ?? 0;
      return `${points.toFixed(1).padStart(5)}  ${verdict.padEnd(9)}  ${wanted} (${kind})`;
    }),
    ...terms.map(({ term, points }) => `${points.toFixed(1).padStart(5)}  word       ${term}`),
    `${others.toFixed(1).padStart(5)}  all other words`,
    `${result.exactScore.toFixed(1).padStart(5)}  score ${result.score}, ${bandOf(result.score)}; language fit ${result.languageFit.toFixed(2)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** SCORING_EXAMPLES=write writes the engine's answers into the page; look at the difference before you commit it. */
it('tells in docs/scoring.md what the engine really gives', async () => {
  const page = await readFile(PAGE, 'utf8');
  const examples = [...page.matchAll(EXAMPLE)];
  expect(examples).toHaveLength(3);
  let given = page;
  for (const [whole, advert = '', resume = '', told = ''] of examples) {
    const answer = `\`\`\`score\n${await explain(advert, resume)}`;
    given = given.replace(whole, whole.replace(`\`\`\`score\n${told}`, answer));
  }
  if (process.env['SCORING_EXAMPLES'] === 'write') await writeFile(PAGE, given);
  expect(await readFile(PAGE, 'utf8')).toBe(given);
});
