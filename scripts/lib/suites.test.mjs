import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runSuites } from './suites.mjs';

let printed;
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});

const suite = { name: 'web', projects: ['web'], options: ['-w', '2', '--shard=1/2'] };
const failedFile = (name) => ({ file: `/repository/${name}.test.ts`, passed: 2, failed: 1 });
const good = { passed: 3, failed: 0, failedFiles: [] };
const bad = { passed: 9, failed: 1, failedFiles: [failedFile('race')] };

/** Answers each run by the next of `counts`. */
const runner = (...counts) => vi.fn(async () => counts.shift());

describe('a file that fails', () => {
  it('is run again alone, and named when it passes then', async () => {
    const run = runner(bad, good);
    expect(await runSuites([{ ...suite, runAgain: true }], { run })).toEqual({
      passed: 10,
      failed: 0,
    });
    expect(run.mock.calls[1][0]).toMatchObject({
      projects: ['web'],
      paths: [expect.stringMatching(/repository\/race\.test\.ts$/)],
      options: ['-w', '2'],
    });
    expect(printed.join('\n')).toMatch(/Unsteady: .*race\.test\.ts failed, and passed/);
  });

  it('is a failure when it fails again', async () => {
    const run = runner(bad, { passed: 2, failed: 1, failedFiles: [failedFile('race')] });
    expect(await runSuites([{ ...suite, runAgain: true }], { run })).toEqual({
      passed: 9,
      failed: 1,
    });
    expect(printed.join('\n')).not.toContain('Unsteady');
  });

  it('is a failure at once where a person looks', async () => {
    const run = runner(bad);
    expect(await runSuites([{ ...suite, runAgain: false }], { run })).toEqual({
      passed: 9,
      failed: 1,
    });
  });

  it('is a failure at once when many others fail too, or the run broke', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const many = { passed: 9, failed: 6, failedFiles: names.map(failedFile) };
    const broken = { passed: 0, failed: 1, failedFiles: [] };
    const run = runner(many, broken);
    const twice = [1, 2].map(() => ({ ...suite, runAgain: true }));
    const counts = await runSuites(twice, { run });
    expect(counts).toEqual({ passed: 9, failed: 7 });
  });
});
