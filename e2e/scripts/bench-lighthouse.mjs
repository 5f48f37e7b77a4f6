import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { auditPage } from './lighthouse/audit-page.mjs';
import { openBrowser } from './lighthouse/open-browser.mjs';
import { makeScreenings } from './screens/make-screenings.mjs';
import { middle } from './screens/measure-page.mjs';
import { openAccount, signIn } from './screens/open-account.mjs';
import { startDatabase, startProduct } from './screens/start-parts.mjs';

const help = `Has Lighthouse judge pages of the built product as a slow phone shows them (throttling simulated). /dashboard and
/results are those of an account with a finished screening. Tasks count by the time that the processor worked on them, so that
other work on this machine matters little; still, the speed index and answers of the server are better measured on a quiet one.

    npm run bench:lighthouse                          the pages that have goals
    npm run bench:lighthouse -- --pages /,/contact    these pages; those of an account begin with @, such as @/account
    npm run bench:lighthouse -- --runs 1              of each page (default 3; the middle one counts)
    npm run bench:lighthouse -- --candidates 200      in the screening (default 50)

A page that is not in sitemap.xml asks search engines not to list it: that alone does not count against it. CHROME_PATH
names another browser.`;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/signin,/pricing,@/dashboard,@/results' },
    runs: { type: 'string', default: '3' },
    candidates: { type: 'string', default: '50' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const runs = Number(values.runs);
const candidates = Number(values.candidates);
if (!(runs > 0) || !(candidates > 0)) {
  console.error(help);
  process.exit(2);
}
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(goals);

async function listedPages(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return new Set([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => new URL(at).pathname));
}

function report(name, judged) {
  const cells = categories.map((category) => {
    const score = middle(judged.map(({ scores }) => scores[category]));
    if (score < goals[category]) process.exitCode = 1;
    return `${score}${score < goals[category] ? ' ←' : ''}`.padStart(category.length + 3);
  });
  console.log(`${name.padEnd(36)}${cells.join('')}`);
  const problems = new Set(judged.flatMap((each) => each.problems));
  for (const problem of [...problems].sort()) console.log(`    ${problem}`);
}

const root = path.join(import.meta.dirname, '../..');
const dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-lighthouse-'));
const undo = [() => rm(dataDir, { recursive: true, force: true })];
try {
  const database = await startDatabase({ root, dataDir });
  undo.push(database.stop);
  const product = await startProduct({ root, dataDir, mongodbUri: database.uri });
  undo.push(product.stop);
  const { url } = product;
  const { access_token: token } = await openAccount(url);
  const sizes = [candidates];
  const options = { url, token, root, mongodbUri: database.uri };
  const [[, jobId]] = await makeScreenings(sizes, options);
  const listed = await listedPages(url);
  console.log(`${''.padEnd(36)}${categories.map((each) => `   ${each}`).join('')}`);
  for (const page of values.pages.split(',')) {
    const isSignedIn = page.startsWith('@');
    const address = new URL(isSignedIn ? page.slice(1) : page, url);
    if (address.pathname === '/results') address.searchParams.set('job', jobId);
    const isListed = listed.has(address.pathname);
    const judged = [];
    for (let run = 0; run < runs; run += 1) {
      const folder = await mkdtemp(path.join(dataDir, 'profile-'));
      const browser = await openBrowser(folder);
      try {
        if (isSignedIn) {
          const session = await signIn(url);
          await browser.context.addCookies([
            { name: 'auth_token', value: session.access_token, url },
            { name: 'refresh_token', value: session.refreshToken, url },
          ]);
        }
        const { port } = browser;
        judged.push(await auditPage(address.href, { port, folder, isListed, categories }));
      } finally {
        await browser.close();
      }
    }
    const as = isSignedIn ? ', signed in' : '';
    report(`${address.pathname}${as}${isListed ? '' : ', not listed'}`, judged);
  }
} finally {
  for (const each of undo.reverse()) await each();
}
