import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareMembers } from './people/compare-members.mjs';
import { listOperations } from './people/list-operations.mjs';
import { forgetPeak, readPeak } from './people/read-memory.mjs';
import { makeScreenings } from './screens/make-screenings.mjs';
import { openAccount, signIn } from './screens/open-account.mjs';
import { withProduct } from './screens/start-parts.mjs';

const help = `Measures what people do with a long screening: decisions, criteria, mails, lists, deleting.

    npm run bench:people                        screenings of 100, 1,000 and 10,000 candidates
    npm run bench:people -- --sizes 100,500     of these sizes
    npm run bench:people -- --members 50        lists of a workspace of 50 beside those of one, of the largest size
    npm run bench:people -- --only decide,tag   only operations of which the name holds one of these, and the lists they need
    node --cpu-prof e2e/scripts/bench-people.mjs   with profiles of the product and of its database, once everything is built

Each is a call of the built product's API. The last columns say how its time grew from one size to the next: 1 when it grew with the
candidates, 0 when not at all, 2 with their square; the last is of the largest size. MONGODB_URI names a MongoDB to use instead of the
embedded database; it must be empty.`;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    only: { type: 'string', default: '' },
    members: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
if (values.help || !sizes.every((size) => size > 0) || Number(values.members) < 2) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}
const members = values.members === undefined ? null : Number(values.members);
const wanted = values.only.split(',');
/** Operations that later ones take their candidates from. */
const always = ['first page', 'all rows'];

/** Limit of growth: an operation may grow with as many candidates as it is for, and not faster. */
const steepest = 1.3;
const mostMs = 30_000;

async function time(run) {
  const from = performance.now();
  try {
    await run();
    return { ms: performance.now() - from, failure: null };
  } catch (error) {
    return { ms: performance.now() - from, failure: error.message };
  }
}

/** The power of the size with which the time grows. */
const slope = (before, after, sizes) => Math.log(after / before) / Math.log(sizes[1] / sizes[0]);

function report(measured) {
  console.log(
    `\n${'ms'.padEnd(24)}${sizes.map((size) => String(size).padStart(10)).join('')}   growth`,
  );
  for (const [name, { candidates, times }] of measured) {
    const ms = times.map((each) => each.ms);
    const grown = ms.slice(1).map((each, at) => slope(ms[at], each, sizes.slice(at, at + 2)));
    const wanted = slope(candidates.at(-2) ?? 1, candidates.at(-1), sizes.slice(-2));
    const isSteep = sizes.length > 1 && grown.at(-1) > Math.max(wanted, 0) + steepest - 1;
    const failure = times.find((each) => each.failure)?.failure;
    const figures = ms.map((each) => each.toFixed(each < 10 ? 1 : 0).padStart(10)).join('');
    const remarks = [
      ...(isSteep ? ['steep'] : []),
      ...(ms.at(-1) > mostMs ? ['too long'] : []),
      ...(failure ? [failure] : []),
    ];
    console.log(
      `${name.padEnd(24)}${figures}   ${grown.map((each) => each.toFixed(2)).join(' ')}${remarks.length > 0 ? `  ← ${remarks.join(', ')}` : ''}`,
    );
  }
}

function reportMembers(lists) {
  console.log(
    `\n${'ms'.padEnd(24)}${'1 member'.padStart(12)}${`${members} members`.padStart(12)}   ratio`,
  );
  for (const [name, { one, many, ratio }] of lists) {
    const figures = [one, many].map((ms) => ms.toFixed(1).padStart(12)).join('');
    console.log(`${name.padEnd(24)}${figures}   ${ratio.toFixed(2)}`);
  }
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
await withProduct({ root }, async (product) => {
  const { url, mongodbUri } = product;
  const { access_token: first } = await openAccount(url);
  if (members !== null) {
    const size = Math.max(...sizes);
    reportMembers(
      await compareMembers({ ...product, root }, { size, members, signIn: () => signIn(url) }),
    );
    return;
  }
  const jobs = await makeScreenings(sizes, { url, token: first, root, mongodbUri });
  const measured = new Map();
  for (const [size, jobId] of jobs) {
    await forgetPeak(product);
    // A token lives for 15 minutes only.
    const { access_token: token } = await signIn(url);
    for (const { name, candidates, run } of listOperations({ url, token, jobId, size })) {
      if (!always.includes(name) && !wanted.some((each) => name.includes(each))) continue;
      const known = measured.get(name) ?? { candidates: [], times: [] };
      known.candidates.push(candidates);
      known.times.push(await time(run));
      measured.set(name, known);
    }
    const peak = await readPeak(product);
    if (peak !== null) console.log(`${size} candidates: at most ${peak.toFixed(0)} MB of memory`);
  }
  report(measured);
});
