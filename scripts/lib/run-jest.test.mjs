import { expect, it } from '@jest/globals';
import { runJest } from './run-jest.mjs';

const paths = ['scripts/lib/test-arguments'];

it('counts what passed', async () => {
  const counts = await runJest({ projects: ['unit'], paths, limitMinutes: 5 });
  expect(counts.passed).toBeGreaterThan(0);
  expect(counts.failed).toBe(0);
}, 60_000);

it('ends a run that takes too long, and counts it as failed', async () => {
  const counts = await runJest({ projects: ['unit'], paths, limitMinutes: 0.001 });
  expect(counts).toEqual({ passed: 0, failed: 1, failedFiles: [] });
}, 60_000);

it('ends a run that does not end after its last test, and counts what it told', async () => {
  const endless = '--import data:text/javascript,setInterval(()=>{},1000)';
  const counts = await runJest({
    projects: ['unit'],
    paths,
    env: { NODE_OPTIONS: endless },
    limitMinutes: 5,
    lingerSeconds: 0.1,
  });
  expect(counts.passed).toBeGreaterThan(0);
  expect(counts.failed).toBe(0);
}, 60_000);
