import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hasRabbitMq } from '@shortlist/bus/testing';
import { measureBus } from './bus-throughput.js';
import type { Figure } from './figure.js';
import { measureGateway } from './gateway-throughput.js';
import { measureScreening } from './screening-throughput.js';
import { measureSignIn } from './sign-in-beside-hashing.js';
import { measureTokens } from './tokens-per-resume.js';

function present({ name, ratio, goal, detail }: Figure): string {
  const wanted = goal === null ? '' : `, goal ${goal}`;
  return `${ratio.toFixed(2)}  ${name}${wanted}\n      ${detail}`;
}

const help = `Figures of the product, as ratios of two sides that ran here, one after the other.

    npm run bench                      everything; messages only where RabbitMQ is installed
    npm run bench -- --resumes 1000    with so many resumes (default 200)`;

const { values } = parseArgs({
  options: {
    resumes: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  },
});
const resumes = Number(values.resumes);
if (values.help || !(resumes >= 1 && resumes <= 10_000)) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}

const jobDescription = await readFile(
  new URL('../../samples/job-description.txt', import.meta.url),
  'utf8',
);
const measures = [
  () => measureTokens(jobDescription),
  () => measureScreening(jobDescription, resumes),
  measureGateway,
  measureSignIn,
  ...(hasRabbitMq() ? [measureBus] : []),
];
for (const measure of measures) {
  console.log(present(await measure()));
}
