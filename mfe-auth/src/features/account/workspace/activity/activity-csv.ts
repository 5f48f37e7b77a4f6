import type { Activity } from '@shortlist/contracts/activity';
import { describeActivity, describeActor, type NameOf } from './activity-sentence.js';

/** A cell that a spreadsheet neither splits nor runs as a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The activity as CSV (RFC 4180): time in UTC, member, act. */
export function writeActivity(lines: readonly Activity[], nameOf: NameOf): string {
  const rows = lines.map((line) => {
    const { before, title, after } = describeActivity(line, nameOf);
    return [line.at, describeActor(line, nameOf), `${before}${title ?? ''}${after}`];
  });
  return [['Time (UTC)', 'Who', 'Activity'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
