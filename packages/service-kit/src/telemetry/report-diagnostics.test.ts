import { describe, expect, it } from 'vitest';
import type { Logger } from '../logger.js';
import { currentWork, runWork } from '../work/current-work.js';
import { reportDiagnostics } from './report-diagnostics.js';

function createCapture() {
  const lines: unknown[] = [];
  let now = 0;
  const log = { warn: (fields: object) => void lines.push(fields) } as unknown as Logger;
  const diag = reportDiagnostics(log, () => now);
  return { diag, lines, pass: (ms: number) => (now += ms) };
}

describe('reportDiagnostics', () => {
  it('speaks for nobody whose work it was that the exporter waited in', () => {
    const seen: unknown[] = [];
    const log = { warn: () => void seen.push(currentWork()) } as unknown as Logger;
    const diag = reportDiagnostics(log);
    runWork({ requestId: 'somebody' }, () => diag.error('refused'));
    expect(seen).toEqual([undefined]);
  });

  it('says a complaint at once, and those of the next minute as a number', () => {
    const { diag, lines, pass } = createCapture();
    const failure = { name: 'Error', code: 'ECONNREFUSED', message: 'refused', stack: 'at x' };
    for (let at = 0; at < 12; at += 1) {
      diag.error(JSON.stringify(failure));
      pass(5000);
    }
    diag.warn('Dropped 7 spans because maxQueueSize reached');
    expect(lines).toEqual([
      { problem: 'Error: ECONNREFUSED: refused' },
      { problem: 'Dropped 7 spans because maxQueueSize reached', unsaid: 11 },
    ]);
  });

  it('is short, whatever it is told', () => {
    const { diag, lines, pass } = createCapture();
    for (const text of ['x'.repeat(9999), '{}', 'null', '[1', '']) {
      diag.error(text);
      pass(60_000);
    }
    expect(lines).toEqual([
      { problem: 'x'.repeat(300) },
      { problem: '{}' },
      { problem: 'null' },
      { problem: '[1' },
      { problem: '' },
    ]);
  });
});
