import { oneLine, presentTable } from '../cli/present-table.js';
import type { Looked, QueueSummary, ShownLetter } from './desk.js';

/** A table of every queue, and what to do next. */
export function presentQueues(queues: readonly QueueSummary[]): string {
  const rows = queues.map(({ queue, count, oldest }) => [queue, String(count), oldest ?? '']);
  const total = queues.reduce((sum, { count }) => sum + count, 0);
  const next =
    total === 0 ? 'No dead letters.' : 'Look closer: npm run dead-letters -- show <queue>';
  return [presentTable(['queue', 'dead', 'oldest'], rows), '', next].join('\n');
}

/** One paragraph for each letter. */
export function presentLetters(
  queue: string,
  { count, letters }: Looked,
  ids: readonly string[] | undefined,
): string {
  if (count === 0) return `No dead letters in ${queue}.`;
  const cut = !ids && letters.length < count;
  const head = cut ? [`The oldest ${letters.length} of ${count}:`] : [];
  return [...head, ...letters.map(presentLetter)].join('\n\n');
}

function presentLetter(letter: ShownLetter): string {
  const rows: [string, string][] = [
    ['id', letter.id],
    ['key', letter.key],
    ['request', letter.requestId],
    ['attempts', String(letter.attempts)],
    ['given up', letter.diedAt ?? 'not known when'],
    ['reason', letter.reason],
  ];
  if ('payload' in letter) rows.push(['payload', JSON.stringify(letter.payload)]);
  return rows.map(([name, value]) => `${name.padEnd(8)}  ${oneLine(value)}`).join('\n');
}
