import { appendFile, writeFile } from 'node:fs/promises';
import { allFaults } from './plan.js';

/** For the table that scripts/test-faults.mjs makes: all faults there are, and what came of each run. */
const { FAULT_LIST: listFile, FAULT_RESULTS: resultsFile } = process.env;

export async function listFaults(): Promise<void> {
  if (!listFile) return;
  const list = allFaults.map(({ name, happens, ends }) => ({ name, happens, ends }));
  await writeFile(listFile, JSON.stringify(list));
}

export async function report(result: object): Promise<void> {
  if (resultsFile) await appendFile(resultsFile, `${JSON.stringify(result)}\n`);
}
