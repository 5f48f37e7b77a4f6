import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { computeScore } from '../../../packages/screening/dist/formula.js';
import { call } from './open-account.mjs';

const firstNames = [
  'Amara',
  'Joseph',
  'Rosa',
  'Yuki',
  'Chidi',
  'Olena',
  'Mateo',
  'Priya',
  'Linh',
  'Grace',
];
const lastNames = [
  'Lindqvist',
  'Okafor',
  'Bianchi',
  'Tanaka',
  'Eze',
  'Kovalenko',
  'Ruiz',
  'Rao',
  'Nguyen',
  'Hughes',
];
const syllables = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne'];
const threshold = 50;
/** Documents written at once. */
const BATCH = 500;

/** A number from 0 to 1 that looks like chance and is the same on every machine. */
const chance = (seed) => ((Math.imul(seed + 1, 0x9e3779b1) ^ (seed << 7)) >>> 0) / 2 ** 32;

/** Screens the sample resumes through the product: what is stored of them is what everything else is made of. */
async function screenSamples({ url, token, root }) {
  const samples = path.join(root, 'samples');
  const form = new FormData();
  form.set('jobDescription', await readFile(path.join(samples, 'job-description.txt'), 'utf8'));
  form.set('comparisonScore', String(threshold));
  for (const name of await readdir(path.join(samples, 'resumes'))) {
    form.append('resumes', new Blob([await readFile(path.join(samples, 'resumes', name))]), name);
  }
  const { jobId } = await call(url, '/resumes/process', { method: 'POST', token, body: form });
  return jobId;
}

/** Of 10,000 people each has a namesake or two, as among people. */
function nameOf(position) {
  const at = (list, step) => list[Math.floor(position / step) % list.length];
  const middle = `Ka${at(syllables, 100)}${at(syllables, 700)}`;
  return `${at(firstNames, 1)} ${middle} ${at(lastNames, 10)}`;
}

/** One more person: a scored sample under another name, with some of its evidence, and the score that follows. */
function makeCandidate(sample, { job, runId, position }) {
  const name = nameOf(position);
  const email = `person.${position + 1}@example.com`;
  const verdicts = sample.result.verdicts.map((verdict, index) =>
    chance(position * 31 + index) < 0.4
      ? { ...verdict, verdict: 'not-found', quote: null, place: null }
      : verdict,
  );
  const { criteria } = job.prepared;
  const { languageFit } = sample.result;
  const scored = computeScore({ criteria, verdicts, languageFit, engine: job.engine.name });
  const status = scored.score >= threshold ? 'shortlisted' : 'rejected';
  const draft = {
    subject: 'Your application',
    content: `Dear ${name},\n\n${'Thank you for your time and your interest in working with us. '.repeat(8)}`,
    status: 'draft',
    reason: null,
    sentAt: null,
    outcomeAt: null,
    withdrawn: false,
  };
  return {
    ...sample,
    _id: `${runId}_${position}`,
    jobId: job._id,
    userId: job.userId,
    workspaceId: job.workspaceId,
    runId,
    position,
    fileName: `resume-${position + 1}.pdf`,
    override: null,
    duplicates: [],
    personId: null,
    counted: null,
    files: [],
    draft: status === 'rejected' ? draft : null,
    draftKey: status === 'rejected' ? email : null,
    result: { ...sample.result, ...scored, name, email, verdicts, status },
  };
}

/** Counts that the product stores with a finished screening. */
function countsOf(results) {
  const countOf = (wanted) => results.filter(({ status }) => status === wanted).length;
  const scores = results.reduce((sum, { score }) => sum + score, 0);
  return {
    persons: results.length,
    shortlisted: countOf('shortlisted'),
    rejected: countOf('rejected'),
    review: 0,
    decided: 0,
    unreadable: 0,
    averageScore: results.length === 0 ? null : Math.round(scores / results.length),
  };
}

/**
 * Writes screenings into the database: copies of the documents that the product stored of its samples, each a person of its
 * own.
 */
export async function openWriter({ url, token, root, mongodbUri }) {
  const jobId = await screenSamples({ url, token, root });
  const client = await MongoClient.connect(mongodbUri);
  const database = client.db('resumes');
  const candidates = database.collection('candidates');
  const sampleJob = await database.collection('jobs').findOne({ _id: jobId });
  const samples = await candidates.find({ runId: sampleJob.runId, status: 'scored' }).toArray();
  return {
    /** A screening of so many candidates; answers its id. `changes` are of the job, such as whose it is. */
    async write(size, changes = {}) {
      const runId = randomUUID();
      const job = { ...sampleJob, ...changes, _id: randomUUID(), runId, total: size };
      const results = [];
      for (let from = 0; from < size; from += BATCH) {
        const length = Math.min(BATCH, size - from);
        const batch = Array.from({ length }, (_, index) => {
          const position = from + index;
          return makeCandidate(samples[position % samples.length], { job, runId, position });
        });
        await candidates.insertMany(batch);
        results.push(...batch.map(({ result: { status, score } }) => ({ status, score })));
      }
      await database.collection('jobs').insertOne({ ...job, counts: countsOf(results) });
      return job._id;
    },
    close: () => client.close(),
  };
}

/** Screenings of these sizes, by size. Answers their ids. */
export async function makeScreenings(sizes, product) {
  const writer = await openWriter(product);
  try {
    const ids = new Map();
    for (const size of sizes) ids.set(size, await writer.write(size));
    return ids;
  } finally {
    await writer.close();
  }
}
