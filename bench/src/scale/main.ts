import { readFile } from 'node:fs/promises';
import { hasRabbitMq } from '@shortlist/bus/testing';
import { generateResumes } from '../generate-resumes.js';
import { measuredP95, predictP95, useOf } from './model.js';
import { type Screening, startScreening } from './processes.js';
import { screen } from './screen.js';
import { startStubModel, type StubModel } from './stub-model.js';

if (!hasRabbitMq()) {
  console.error(
    'This bench needs RabbitMQ. Install it (Debian: apt-get install rabbitmq-server) and run the command again.',
  );
  process.exit(1);
}

const CALL_MS = 1000;
const SLOTS = 1;
const ROUNDS = 10;
const WORKERS = [1, 2, 4, 8];
const MOST_FILES = 100;
const BEARS = 5;
const SMALL = 10;

const description = await readFile(
  new URL('../../../samples/job-description.txt', import.meta.url),
  'utf8',
);
// Reading DOCX costs least: what is measured here comes after it.
const files = (await generateResumes(2 * MOST_FILES)).filter(({ fileName }) =>
  fileName.endsWith('.docx'),
);

/** Screens `count` resumes in as few jobs as that takes. */
async function screenAll(screening: Screening, userId: string, count: number): Promise<void> {
  const sizes = [];
  for (let left = count; left > 0; left -= MOST_FILES) sizes.push(Math.min(left, MOST_FILES));
  await Promise.all(
    sizes.map((size) => screen(screening, userId, files.slice(0, size), description)),
  );
}

async function measureWorkers(model: StubModel, screening: Screening): Promise<void> {
  /** Seconds of a slot for one resume, measured with one worker. */
  let seconds = CALL_MS / 1000;
  let ofOne = 1;
  for (const workers of WORKERS) {
    await screening.scaleTo(workers);
    const slots = workers * SLOTS;
    model.reset(Infinity);
    await screenAll(screening, 'warm', slots * 3);
    model.reset(Infinity);
    const count = slots * ROUNDS;
    await screenAll(screening, 'ada', count);
    if (model.answered.length !== count) throw new Error('A resume was not asked about once.');
    const { perSecond, busy } = useOf(model.answered, slots);
    if (workers === WORKERS[0]) {
      seconds = slots / perSecond;
      ofOne = perSecond;
    }
    const [predicted, measured] = [
      predictP95(count, { slots, seconds }),
      measuredP95(model.answered),
    ];
    console.log(
      `${workers} workers: ${(perSecond / (slots / (CALL_MS / 1000))).toFixed(2)} of ideal (goal 0.9), ${(perSecond / (workers * ofOne)).toFixed(2)} of ${workers} × one, ` +
        `slots busy ${busy.toFixed(2)} (goal 0.9), p95 ${measured.toFixed(1)} s, predicted ${predicted.toFixed(1)} s (${(predicted / measured).toFixed(2)})`,
    );
  }
}

async function measureRefusals(model: StubModel, screening: Screening): Promise<void> {
  for (const phase of ['learning', 'learned']) {
    model.reset(BEARS);
    await screenAll(screening, 'ben', MOST_FILES);
    const { busy } = useOf(model.answered, BEARS);
    const share = (100 * model.refused) / model.calls;
    console.log(
      `provider of ${BEARS} at once, ${phase}: ${model.refused} of ${model.calls} calls refused (${share.toFixed(1)} %, goal 1), ` +
        `its slots busy ${busy.toFixed(2)} (goal 0.9)`,
    );
  }
}

async function measureFairness(model: StubModel, screening: Screening): Promise<void> {
  model.reset(Infinity);
  const small = () => screen(screening, 'small', files.slice(0, SMALL), description);
  const alone = [await small(), await small(), await small()];
  const big = screenAll(screening, 'big', 4 * MOST_FILES);
  const beside = [await small(), await small(), await small()];
  await big;
  const ratio = Math.max(...beside) / Math.max(...alone);
  console.log(
    `a job of ${SMALL} beside ${4 * MOST_FILES} resumes of another user: ${ratio.toFixed(2)} × alone (goal 2; ` +
      `alone ${alone.map((each) => each.toFixed(1)).join(', ')} s, beside ${beside.map((each) => each.toFixed(1)).join(', ')} s)`,
  );
}

const model = await startStubModel(CALL_MS);
const screening = await startScreening(model.baseURL, SLOTS);
try {
  await measureWorkers(model, screening);
  await measureFairness(model, screening);
  await measureRefusals(model, screening);
} finally {
  await screening.stop();
  await model.stop();
}
