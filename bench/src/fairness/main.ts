import { readFile } from 'node:fs/promises';
import {
  createExtractor,
  createThreadedEngine,
  type ExtractedResume,
  isUnreadable,
} from '@shortlist/screening';
import { measureSeconds } from '../measure.js';
import { allKinds, makeHostileFiles, slowText } from './hostile.js';

/** Files, and texts to score, of the other account. */
const HOSTILE = 100;
/** Alone and beside are measured in turn so often, as the machine may have other work too. */
const ROUNDS = 4;
const TRIES = 30;
const PAUSE_MS = 200;
const GOAL = 2;

const root = new URL('../../../samples/', import.meta.url);
const fileName = 'amara-okafor.pdf';
const resumeFile = { fileName, bytes: await readFile(new URL(`resumes/${fileName}`, root)) };
const jobDescription = await readFile(new URL('job-description.txt', root), 'utf8');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Seconds of each of many times the work is done, at moments apart: what runs beside it changes. */
async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < TRIES; count += 1) {
    times.push((await measureSeconds(work)).seconds);
    await pause(PAUSE_MS);
  }
  return times;
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

interface Side {
  /** One resume of an honest account. */
  readonly own: () => Promise<unknown>;
  /** All that the other account sends, at once. */
  readonly others: () => readonly Promise<unknown>[];
  readonly stop: () => Promise<void>;
}

async function compare(name: string, open: () => Side): Promise<void> {
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { own, others, stop } = open();
    // The first starts what does the work.
    await own();
    alone.push(...(await timesOf(own)));
    for (const one of others()) one.catch(() => undefined);
    beside.push(...(await timesOf(own)));
    // Calls of the other account that still wait end here.
    await stop();
  }
  const ms = (times: readonly number[]) => `${(medianOf(times) * 1000).toFixed(1)} ms`;
  const ratio = (medianOf(beside) / medianOf(alone)).toFixed(2);
  console.log(`${ratio}  ${name}, times alone, goal at most ${GOAL}`);
  console.log(`      median of ${alone.length}: alone ${ms(alone)}, beside ${ms(beside)}`);
}

async function prepareScoring() {
  const extractor = createExtractor();
  const engine = createThreadedEngine();
  try {
    const resume = await extractor.extract(resumeFile);
    if (isUnreadable(resume)) throw new Error(resume.message);
    const { job } = await engine.prepareJob(jobDescription);
    return { job, resume };
  } finally {
    await Promise.all([extractor.stop(), engine.stop()]);
  }
}

function readingBeside(files: ReturnType<typeof makeHostileFiles>): Side {
  const extractor = createExtractor();
  return {
    own: () => extractor.extract({ ...resumeFile, account: 'honest' }),
    others: () => files.map((file) => extractor.extract({ ...file, account: 'hostile' })),
    stop: () => extractor.stop(),
  };
}

const forms = makeHostileFiles(HOSTILE, ['forms.pdf']);
const mixed = makeHostileFiles(HOSTILE, allKinds);
const { job, resume } = await prepareScoring();
const slow: ExtractedResume = { ...resume, text: slowText, pageStarts: [0] };

await compare(`reading a resume beside ${HOSTILE} endless drawings of another account`, () =>
  readingBeside(forms),
);
await compare(`reading a resume beside ${HOSTILE} hostile files of five kinds`, () =>
  readingBeside(mixed),
);
await compare(`scoring a resume beside ${HOSTILE} slow texts of another account`, () => {
  const engine = createThreadedEngine();
  return {
    own: () => engine.screen(job, resume, { account: 'honest' }),
    others: () =>
      Array.from({ length: HOSTILE }, () => engine.screen(job, slow, { account: 'hostile' })),
    stop: () => engine.stop(),
  };
});
