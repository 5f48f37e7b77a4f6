import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the processes that this one has started and that are there now, as Linux lists them. */
export function childProcessIds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === process.pid;
      } catch {
        // Gone between the listing and the look.
        return false;
      }
    })
    .map(Number);
}
