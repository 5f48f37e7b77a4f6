/** The screening that /demo shows: the samples as the local engine reads and scores them. Used by `make-demo.mjs` and by the test that keeps it true. */
import { readFile } from 'node:fs/promises';

const folder = new URL('../../../samples/', import.meta.url);
/** A few of the samples, from the strongest to one with hidden text; what is bundled stays small. */
const FILES = [
  'amara-okafor.pdf',
  'fatima-al-rashid.docx',
  'grace-lindqvist.doc',
  'mateo-fernandez-ruiz.docx',
  'linh-nguyen.doc',
  'priya-raghunathan.pdf',
  'kwame-asante-boateng.docx',
  'yuki-tanaka.pdf',
];
/** How many of them the threshold lets through; the next one is borderline. */
const SHORTLISTED = 4;
const AS_OF = '2026-11';

/** Where the bundled data lies. */
export const demoFile = new URL(
  '../../../mfe-screening/src/screening/demo/sample-data.ts',
  import.meta.url,
);

function candidateOf({ fileName, result }, index, threshold, { isBorderline, statusOf }) {
  const { name, tokensUsed: _tokens, exactScore: _exact, ...shown } = result;
  return {
    ...shown,
    id: `sample_${index}`,
    fileName,
    candidate: name,
    status: statusOf(result.score, threshold),
    borderline: isBorderline(result.score, threshold),
  };
}

/** Runs the engine of `screening` (the package's exports) over the samples; `read` gives a file's text. */
export async function makeDemoScreening({ screening, read }) {
  const engine = screening.createLocalEngine();
  const description = await readFile(new URL('job-description.txt', folder), 'utf8');
  const { job } = await engine.prepareJob(description, { asOf: AS_OF });
  const screened = [];
  for (const fileName of FILES) {
    const bytes = await readFile(new URL(`resumes/${fileName}`, folder));
    const resume = await read(fileName, bytes);
    screened.push({ fileName, resume, result: await engine.screen(job, resume) });
  }
  screened.sort((a, b) => b.result.exactScore - a.result.exactScore);
  const next = screened[SHORTLISTED].result.score;
  const comparisonScore = Math.min(next + 1, screened[SHORTLISTED - 1].result.score);
  const candidates = screened.map((each, index) =>
    candidateOf(each, index, comparisonScore, screening),
  );
  const rejectionEmails = candidates
    .filter(({ status }) => status === 'rejected')
    .map(({ id, candidate, email }) => ({
      candidateId: id,
      candidate,
      email,
      ...screening.draftRejection({ candidateName: candidate, jobTitle: job.title }),
      status: 'draft',
      reason: null,
      sentAt: null,
    }));
  const resumes = Object.fromEntries(
    screened.map(({ resume: { kind: _kind, ...resume } }, index) => [`sample_${index}`, resume]),
  );
  // A state that the samples have no file for, in the sentence that the product writes.
  const message = screening.describeUnreadable('image-only');
  return JSON.parse(
    JSON.stringify({
      title: job.title,
      comparisonScore,
      criteria: job.criteria,
      leftOut: job.leftOut,
      candidates,
      rejectionEmails,
      unreadable: [{ fileName: 'scan_0231.pdf', reason: 'image-only', message }],
      resumes,
    }),
  );
}

const HEAD = `import type { Screening } from '../screening.js';

/** The samples as the local engine reads and scores them; written by \`npm run samples:demo\`, nobody in them exists. */
export const sampleData: Pick<
  Screening,
  | 'title'
  | 'comparisonScore'
  | 'criteria'
  | 'leftOut'
  | 'candidates'
  | 'rejectionEmails'
  | 'unreadable'
  | 'resumes'
> = `;

/** JSON with one entry a line, so that a change shows as what it is. */
function writeEntries(value) {
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Object.entries(value).map(([key, entry]) =>
    open === '[' ? JSON.stringify(entry) : `${JSON.stringify(key)}: ${JSON.stringify(entry)}`,
  );
  return `${open}\n    ${entries.join(',\n    ')}\n  ${close}`;
}

/** The source of the bundled data. */
export function writeSource(data) {
  const entries = Object.entries(data).map(([key, value]) => `  "${key}": ${writeEntries(value)}`);
  return `${HEAD}{\n${entries.join(',\n')}\n};\n`;
}

/** The data of such a source. */
export function readSource(source) {
  return JSON.parse(source.slice(HEAD.length).replace(/;\n$/, ''));
}
