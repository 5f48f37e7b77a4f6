import { expect, it } from 'vitest';
import { runVitest } from './run-vitest.mjs';

const paths = ['scripts/lib/test-arguments'];

it('counts what passed', async () => {
  const counts = await runVitest({ projects: ['unit'], paths, limitMinutes: 5 });
  expect(counts.passed).toBeGreaterThan(0);
  expect(counts.failed).toBe(0);
}, 60_000);

it('ends a run that takes too long, and counts it as failed', async () => {
  const counts = await runVitest({ projects: ['unit'], paths, limitMinutes: 0.001 });
  expect(counts).toEqual({ passed: 0, failed: 1, failedFiles: [] });
}, 60_000);
