import type { Registry } from 'prom-client';
import { createGauge } from '../metrics/create-gauge.js';
import { type ReadinessCheck, runCheck } from './health.js';

/** Shows what `/readyz` reports for each dependency: 1 if it can be used, 0 if not. */
export function showReadiness(
  registry: Registry,
  checks: Readonly<Record<string, ReadinessCheck>>,
  timeoutMs: number,
): void {
  createGauge(registry, {
    name: 'dependency_ready',
    help: 'What /readyz says of a dependency: 1 it can be used, 0 it can not',
    labels: ['dependency'],
    read: () =>
      Promise.all(
        Object.entries(checks).map(async ([dependency, check]) => {
          const isReady = (await runCheck(check, timeoutMs)) === 'ok';
          return { labels: { dependency }, value: isReady ? 1 : 0 };
        }),
      ),
  });
}
