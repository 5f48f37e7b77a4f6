import { describe, expect, it } from 'vitest';
import { presentLogLine } from './present-log-line.mjs';

const line = (fields) =>
  presentLogLine(
    JSON.stringify({ level: 'warn', time: '2026-11-22T05:00:01.234Z', name: 'usage', ...fields }),
  );

describe('a line of the log', () => {
  it('begins with time, level, part and message, and ends with what else is known', () => {
    expect(line({ msg: 'late', requestId: 'r1', ms: 12, job: { id: 1 } })).toBe(
      '05:00:01.234 WARN  usage · late requestId=r1 ms=12 job={ id: 1 }',
    );
  });

  it('has the stack of its error below', () => {
    expect(line({ msg: 'failed', err: { message: 'no', stack: 'Error: no\n  at a.ts:1' } })).toBe(
      '05:00:01.234 WARN  usage · failed\n    Error: no\n      at a.ts:1',
    );
  });

  it.each(['', 'Debugger listening', '{"half":', '[1]', 'null', '{"level":30}'])(
    'is left as it is when it is none: %j',
    (text) => {
      expect(presentLogLine(text)).toBe(text);
    },
  );
});
