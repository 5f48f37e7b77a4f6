import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plan, planFile } from '@shortlist/contracts/entities';
import { type Mock, vi } from 'vitest';

/** The plans as they are shipped. */
export const shippedPlans: readonly Plan[] = planFile.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../public/pricing.json'), 'utf8')),
);

/** Answers the request for the plan file with each of `answers` in turn, the last one for ever. */
export function servePlans(...answers: (() => Promise<Partial<Response>>)[]): Mock {
  const queue = [...answers];
  const served = vi.fn(() => {
    const next = queue.length > 1 ? queue.shift() : queue[0];
    return next ? next() : Promise.reject(new Error('The test gave no answer.'));
  });
  globalThis.fetch = served as unknown as typeof fetch;
  return served as Mock;
}

/** An OK answer with this body. */
export const json = (body: unknown) => () =>
  Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
