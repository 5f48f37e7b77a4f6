import { readFile } from 'node:fs/promises';
import type { Figure } from './figure.js';
import { measureGateway } from './gateway-throughput.js';
import { measureScreening } from './screening-throughput.js';
import { measureTokens } from './tokens-per-resume.js';

function present({ name, ratio, goal, detail }: Figure): string {
  const wanted = goal === null ? '' : `, goal ${goal}`;
  return `${ratio.toFixed(2)}  ${name}${wanted}\n      ${detail}`;
}

const jobDescription = await readFile(
  new URL('../../samples/job-description.txt', import.meta.url),
  'utf8',
);
const measures = [
  () => measureTokens(jobDescription),
  () => measureScreening(jobDescription),
  measureGateway,
];
for (const measure of measures) {
  console.log(present(await measure()));
}
