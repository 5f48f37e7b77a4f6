import type { OutboxEntry, OutboxView } from './outbox-view.js';

/** Emails sent in one run, from the first that left to the last that waits. */
export interface OutboxRun {
  readonly queued: number;
  readonly sending: number;
  readonly sent: number;
  readonly failed: number;
  readonly unknown: number;
  /** All of these. */
  readonly total: number;
}

const noRun: OutboxRun = { queued: 0, sending: 0, sent: 0, failed: 0, unknown: 0, total: 0 };

/** Emails that left with a longer pause between them belong to an earlier run, in milliseconds. */
const longestPause = 60_000;

type RunState = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown';
const active: readonly string[] = ['queued', 'sending'];
const settled: readonly string[] = ['sent', 'failed', 'unknown'];

/**
 * The run that is under way, as far as the entries tell: what waits or is being sent, and what was settled since it
 * was confirmed. All zero when nothing is under way.
 */
export function runOf({ entries }: Pick<OutboxView, 'entries'>): OutboxRun {
  const all = [...entries.values()];
  const open = all.filter(({ state }) => active.includes(state));
  if (open.length === 0) return noRun;
  const timeOf = ({ at }: OutboxEntry) => Date.parse(at);
  const done = all
    .filter(({ state }) => settled.includes(state))
    .sort((a, b) => timeOf(b) - timeOf(a));
  let start = Math.min(...open.map(timeOf));
  const run = { ...noRun, total: open.length };
  const count = ({ state }: OutboxEntry) => {
    run[state as RunState] += 1;
  };
  open.forEach(count);
  // A waiting email tells when the run was confirmed; one being sent only since when it is.
  const slack = open.some(({ state }) => state === 'queued') ? 0 : longestPause;
  for (const entry of done) {
    const isOfRun = timeOf(entry) >= start - slack;
    if (!isOfRun) break;
    start = Math.min(start, timeOf(entry));
    run.total += 1;
    count(entry);
  }
  return run;
}
