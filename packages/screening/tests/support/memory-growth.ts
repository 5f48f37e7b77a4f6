import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const POLL_MS = 25;

/** Resident bytes of the processes this one has started, as Linux tells them. */
function childBytes(): number {
  let total = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    let stat: string;
    try {
      stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    } catch {
      // Gone between the listing and the look: it holds no memory any more.
      continue;
    }
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[1]) === process.pid) total += Number(fields[21]) * PAGE_BYTES;
  }
  return total;
}

/**
 * Follows how far this process and the ones it starts grow together, in bytes. What this process gives back meanwhile does not
 * count against what is taken.
 */
export function trackMemoryGrowth() {
  let lowest = process.memoryUsage.rss();
  let peak = 0;
  let samples = 0;
  const timer = setInterval(() => {
    const own = process.memoryUsage.rss();
    lowest = Math.min(lowest, own);
    peak = Math.max(peak, own - lowest + childBytes());
    samples += 1;
  }, POLL_MS);
  return {
    stop() {
      clearInterval(timer);
      return { peak, samples };
    },
  };
}
