import { inspect } from 'node:util';

const presentValue = (value) =>
  typeof value === 'string' ? value : inspect(value, { breakLength: Infinity, depth: 4 });

function parse(line) {
  try {
    const entry = JSON.parse(line);
    return typeof entry === 'object' && typeof entry?.level === 'string' ? entry : null;
  } catch {
    // Not every line is a log line.
    return null;
  }
}

/**
 * A line of the product's log in readable form: time, level, part, message, then its other fields and the error's
 * stack. Any other line is returned unchanged.
 */
export function presentLogLine(line) {
  const entry = parse(line);
  if (!entry) return line;
  const { level, time, name, msg, err, ...fields } = entry;
  const moment = typeof time === 'string' ? time.slice(11, 23) : '';
  const rest = Object.entries(fields).map(([key, value]) => `${key}=${presentValue(value)}`);
  const first = [moment, level.toUpperCase().padEnd(5), name, '·', msg, ...rest]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  if (err === undefined) return first;
  const stack = err?.stack ?? presentValue(err);
  return `${first}\n${String(stack).replace(/^/gm, '    ')}`;
}
