import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateResumes } from '../../bench/dist/generate-resumes.js';
import { forgetPeak, readPeak } from './people/read-memory.mjs';
import { openWriter } from './screens/make-screenings.mjs';
import { middle } from './screens/measure-page.mjs';
import { call, openAccount, signIn } from './screens/open-account.mjs';
import { withProduct } from './screens/start-parts.mjs';

const help = `Measures what the same work takes when the database holds more and more candidates.

    npm run bench:growth                          1,000, 10,000 and 100,000 candidates in screenings of 200
    npm run bench:growth -- --totals 1000,5000    so many
    npm run bench:growth -- --runs 9              of each call (default 5; the middle one counts)

All are of one account. The last column says how the time grew with the candidates, from the first to the last: 0 not at all, 1 as they did; the
work for all of them then grows with the power of one more. MONGODB_URI names a MongoDB to use instead of the embedded database, which
takes up to 8 GB of memory for 100,000; it must be empty.`;

const { values } = parseArgs({
  options: {
    totals: { type: 'string', default: '1000,10000,100000' },
    runs: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});
const totals = values.totals.split(',').map(Number);
const runs = Number(values.runs);
if (values.help || !totals.every((total) => total > 0) || !(runs > 0)) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}

const PER_SCREENING = 200;
const PER_UPLOAD = 20;
/** Of the embedded database: for itself, and for a candidate with text and verdicts. */
const [OWN_MB, CANDIDATE_MB] = [512, 0.08];
const mostGrowth = 0.1;

const resumes = await generateResumes(PER_UPLOAD);

/** Work repeated while the database grows: each with one screening, which stays as it is. */
function listWork({ url, token, jobId }) {
  const get = (pathname) => call(url, pathname, { token });
  const screen = () => {
    const body = new FormData();
    body.set(
      'jobDescription',
      'Registered nurse with three years of experience in intensive care.',
    );
    for (const { fileName, bytes } of resumes) body.append('resumes', new Blob([bytes]), fileName);
    return call(url, '/resumes/process', { method: 'POST', token, body });
  };
  return new Map([
    [`score ${PER_UPLOAD} resumes`, screen],
    ['a page of the list', () => get(`/resumes/job/${jobId}/rows?limit=100`)],
    ['search in texts', () => get(`/resumes/job/${jobId}/search?text=medication%20records`)],
    ['history', () => get('/resumes/history')],
    ['list of screenings', () => get('/resumes/screenings')],
  ]);
}

async function measure(run) {
  await run();
  const times = [];
  for (let each = 0; each < runs; each += 1) {
    const from = performance.now();
    await run();
    times.push(performance.now() - from);
  }
  return middle(times);
}

function report(measured) {
  const cells = (texts) => texts.map((text) => text.padStart(10)).join('');
  console.log(`\n${'ms'.padEnd(24)}${cells(totals.map(String))}    growth (goal ${mostGrowth})`);
  for (const [name, times] of measured) {
    const growth = Math.log(times.at(-1) / times[0]) / Math.log(totals.at(-1) / totals[0]);
    const figures = cells(times.map((ms) => ms.toFixed(ms < 10 ? 1 : 0)));
    console.log(
      `${name.padEnd(24)}${figures}    ${growth.toFixed(2)}${growth > mostGrowth ? '  ← over the goal' : ''}`,
    );
  }
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const memoryMb = Math.ceil(OWN_MB + Math.max(...totals) * CANDIDATE_MB);
await withProduct({ root, memoryMb, env: { TOKEN_LIMIT_FREE: '1000000000' } }, async (product) => {
  const { url, mongodbUri } = product;
  const { access_token: first } = await openAccount(url);
  const writer = await openWriter({ url, token: first, root, mongodbUri });
  try {
    const jobId = await writer.write(PER_SCREENING);
    const measured = new Map();
    let written = PER_SCREENING;
    for (const total of totals) {
      for (; written < total; written += PER_SCREENING) await writer.write(PER_SCREENING);
      await forgetPeak(product);
      // A token lives for 15 minutes only.
      const { access_token: token } = await signIn(url);
      for (const [name, run] of listWork({ url, token, jobId })) {
        measured.set(name, [...(measured.get(name) ?? []), await measure(run)]);
      }
      const peak = await readPeak(product);
      if (peak !== null)
        console.log(`${total} candidates: at most ${peak.toFixed(0)} MB of memory`);
    }
    report(measured);
  } finally {
    await writer.close();
  }
});
