import { describe, expect, it } from 'vitest';
import { presentReport, presentTable, readFaultResults, rowsOf } from './fault-table.mjs';

const faults = [
  { name: 'worker-killed', happens: 'kill -9', ends: 'it is started again' },
  { name: 'disk-full', happens: 'nothing fits', ends: 'there is room' },
];
const held = { phase: 'screen', what: 'worker', isAtWork: true, memoryBytes: 2 ** 20, ended: [] };
const text = [
  { name: 'worker-killed', seed: 1, broken: 'two mails' },
  { name: 'worker-killed', seed: 1, ...held, recoveryMs: 1_240 },
  { name: 'worker-killed', seed: 2, ...held, isAtWork: false, recoveryMs: 4_000 },
  { name: 'worker-killed', seed: 7, broken: 'a resume is lost' },
  { name: 'disk-full', seed: 1, missing: 'it takes root' },
]
  .map((result) => `${JSON.stringify(result)}\n`)
  .join('');

describe('the table of faults', () => {
  const results = readFaultResults(text);
  const rows = rowsOf(faults, results);

  it('counts the last result of each fault and seed', () => {
    expect(rows).toEqual([
      {
        ...faults[0],
        ...{ held: 2, atWork: 1, broken: [7], missing: undefined },
        ...{ worstSeconds: '4.0', worstMegabytes: 1 },
      },
      expect.objectContaining({ held: 0, broken: [], missing: 'it takes root' }),
    ]);
  });

  it('says what broke, how to repeat it, and why something was not tried', () => {
    const table = presentTable(rows, results);
    expect(table).toMatch(/^worker-killed +2 +1 +1 +4\.0 +1 +7$/m);
    expect(table).toMatch(/^disk-full .* not tried: it takes root$/m);
    expect(table).toContain('a resume is lost');
    expect(table).toContain('npm run test:faults -- --only worker-killed --seed 7');
  });

  it('tells in the report how many runs there were and how many broke', () => {
    const report = presentReport(rows, { date: '2026-11-23', revision: 'abc' });
    expect(report).toContain('3 runs, 1 broken');
    expect(report).toContain('| `worker-killed` | kill -9 | it is started again | 2 | 1 | 1 |');
  });
});
