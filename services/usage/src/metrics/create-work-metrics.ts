import { createCounter, type Registry, showBuild } from '@shortlist/service-kit';

/** Metrics of tokens for operators; docs/operations/metrics.md explains each. */
export function createWorkMetrics(registry: Registry) {
  showBuild(registry, {
    service: 'usage',
    packageFile: new URL('../../package.json', import.meta.url),
  });
  return {
    reservations: createCounter(registry, {
      name: 'token_reservations_total',
      help: 'Reservations of tokens by what became of them',
      labels: ['outcome'],
      known: [{ outcome: 'expired' }],
    }),
    tokens: createCounter(registry, {
      name: 'tokens_total',
      help: 'Tokens that were reserved, charged and given back',
      labels: ['event'],
    }),
  };
}

export type WorkMetrics = ReturnType<typeof createWorkMetrics>;
