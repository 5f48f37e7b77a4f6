import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { presentReport, presentTable, readFaultResults, rowsOf } from './fault-table.mjs';
import { root } from './prepare.mjs';

const folder = path.join(root, '.cache/faults');
const resultsFile = path.join(folder, 'results.jsonl');
const listFile = path.join(folder, 'list.json');
const reportFile = path.join(folder, 'report.md');

/** Variables by which e2e/faults adds its results to the file that the report is made of. */
export const faultResults = { FAULT_RESULTS: resultsFile, FAULT_LIST: listFile };

/** Makes the folder of results; with `isEmptied` it forgets those of earlier runs. */
export function prepareFaultResults({ isEmptied }) {
  mkdirSync(folder, { recursive: true });
  if (isEmptied) rmSync(resultsFile, { force: true });
}

/** Prints the table of all results and writes it to .cache/faults/report.md. Does nothing when nothing was run. */
export function reportFaults() {
  if (!existsSync(resultsFile) || !existsSync(listFile)) return;
  const results = readFaultResults(readFileSync(resultsFile, 'utf8'));
  const rows = rowsOf(JSON.parse(readFileSync(listFile, 'utf8')), results);
  console.log(`\n${presentTable(rows, results)}`);
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(reportFile, presentReport(rows, { date, revision: String(revision).trim() }));
  console.log(`\n${path.relative(root, reportFile)} is written.`);
}
