import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readRoutes } from './support/find-refusals.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Refusals that a function catches, so that nobody who uses it meets them. */
const handled = { followMailSettings: ['JobNotFound'] };

const sources = ['auth', 'email', 'resumes', 'usage'].flatMap((service) => {
  const folder = path.join(root, 'services', service, 'src');
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
});

it('every operation declares what the code that it calls refuses', () => {
  const routes = readRoutes(sources)(handled);
  expect(routes.length).toBeGreaterThan(90);
  const undeclared = routes.flatMap(({ operation, declared, refusals }) =>
    refusals
      .filter(({ code }) => !declared.includes(code))
      .map(({ code, path: by }) => `${operation} does not declare ${code}: ${by.join(' > ')}`),
  );
  expect(undeclared).toEqual([]);
  const used = new Set(routes.flatMap((route) => route.used));
  expect([...used].sort()).toEqual(
    Object.entries(handled).flatMap(([name, codes]) => codes.map((code) => `${name} ${code}`)),
  );
}, 120_000);
