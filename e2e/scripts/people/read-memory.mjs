import { readFile, writeFile } from 'node:fs/promises';

/** Most megabytes of memory that a process held at once since `forgetPeak`; Linux only, elsewhere null. */
export async function readPeak({ pid }) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}

/** Begins to count again. */
export async function forgetPeak({ pid }) {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined);
}
