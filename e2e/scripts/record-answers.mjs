import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { normalise } from './record/normalise.mjs';
import { createRecorder } from './record/recorder.mjs';
import { describeReaders, loadContract, readMessages } from './record/release.mjs';
import { startProduct } from './record/start-product.mjs';
import { walkApiTokens } from './record/walk-api-tokens.mjs';
import { walkErrors } from './record/walk-errors.mjs';
import { walkMainJob } from './record/walk-main-job.mjs';
import { walkRemotes } from './record/walk-remotes.mjs';
import { walkSecondFactor } from './record/walk-second-factor.mjs';
import { walkWebhooks } from './record/walk-webhooks.mjs';
import { walkWorkspaces } from './record/walk-workspaces.mjs';

const help = `Records what a release answers and how it reads, for packages/contracts/tests/recorded.

    npm run record:answers                                   today's, as recorded/current
    npm run record:answers -- --root <folder> --as <name>    those of the built checkout in <folder>

At a release, recorded/current is copied to recorded/<release>. The checkout must be built (npm run build).`;

const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    as: { type: 'string', default: 'current' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

/** A list as JSON, one item a line. */
function linesOf(items) {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
}

const here = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const root = path.resolve(values.root ?? here);
const recorded = path.join(here, 'packages/contracts/tests/recorded');
const contract = await loadContract(root);

const dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-record-'));
const product = await startProduct({ root, dataDir });
try {
  const recorder = createRecorder({ url: product.url, contract });
  const session = await walkMainJob(recorder, path.join(here, 'samples'));
  await walkSecondFactor(recorder, session);
  await walkApiTokens(recorder, session);
  await walkWebhooks(recorder);
  await walkWorkspaces(recorder, session);
  await walkErrors(recorder, session);
  if (recorder.has('deleteJob')) {
    const body = { email: session.email, password: session.password };
    const { access_token: token } = await recorder.call('login', 'again', { body, keep: false });
    recorder.signIn(token);
    await recorder.call('deleteJob', 'complete', { params: { id: session.jobId } });
  }
  if (recorder.has('deleteAccount')) {
    const { password } = session;
    await recorder.call('getKept', 'nothing any more');
    const wrong = { body: { password: 'x' }, status: 403 };
    await recorder.call('deleteAccount', 'a wrong password', wrong);
    await recorder.call('deleteAccount', 'its owner', { body: { password } });
  }
  await walkRemotes(recorder, { root, dataDir });
  const folder = path.join(recorded, values.as);
  await mkdir(folder, { recursive: true });
  const answers = normalise(recorder.answers);
  const messages = await readMessages(contract, path.join(recorded, 'message-examples.json'));
  await writeFile(path.join(folder, 'answers.json'), linesOf(answers));
  await writeFile(path.join(folder, 'messages.json'), linesOf(messages));
  await writeFile(path.join(folder, 'readers.json'), linesOf(describeReaders(contract)));
  console.log(`Recorded ${answers.length} answers in ${path.relative(here, folder)}.`);
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
