import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { countProcessorTime } from './count-processor-time.mjs';

/** Audit that does not count on a page that no search engine is meant to list. */
const aboutBeingFound = 'is-crawlable';

/** The recording lost its own beginning, as now and then happens; Lighthouse asks to run it again. */
const lostBeginning = 'NO_NAVSTART';
const maxRecordings = 3;

async function recordAndJudge(url, { folder, flags }) {
  for (let recording = 1; ; recording += 1) {
    await lighthouse(url, { ...flags, gatherMode: folder });
    const recorded = path.join(folder, 'defaultPass.trace.json');
    const trace = JSON.parse(await readFile(recorded, 'utf8'));
    countProcessorTime(trace);
    await writeFile(recorded, JSON.stringify(trace));
    const { lhr } = await lighthouse(undefined, { ...flags, auditMode: folder });
    if (!lhr.runtimeError) return lhr;
    if (lhr.runtimeError.code !== lostBeginning || recording === maxRecordings) {
      throw new Error(`${url}: ${lhr.runtimeError.message}`);
    }
  }
}

/**
 * Audits a page with Lighthouse as a slow phone shows it (its own settings, throttling simulated) in the browser that
 * listens at `port`, with the cookies it has: `scores` from 0 to 100 by category, and `problems` that cost something.
 * The recording is kept in `folder`.
 */
export async function auditPage(url, { port, folder, isListed, categories }) {
  const flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: isListed ? [] : [aboutBeingFound],
  };
  const lhr = await recordAndJudge(url, { folder, flags });
  const shown = new URL(lhr.finalDisplayedUrl).pathname;
  const asked = new URL(url).pathname;
  if (shown !== asked) throw new Error(`${asked} led to ${shown}.`);
  const scores = {};
  const problems = [];
  for (const { id, score, auditRefs } of Object.values(lhr.categories)) {
    scores[id] = Math.round(score * 100);
    for (const ref of auditRefs) {
      const audit = lhr.audits[ref.id];
      if (ref.weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      problems.push(`${id}: ${audit.title} ${audit.displayValue ?? ''}`.trim());
    }
  }
  return { scores, problems, lhr };
}
