import { createCounter, createHistogram, type Registry, showBuild } from '@shortlist/service-kit';

/** Metrics of accounts for operators; docs/operations/metrics.md explains each. */
export function createWorkMetrics(registry: Registry) {
  showBuild(registry, {
    service: 'auth',
    packageFile: new URL('../../package.json', import.meta.url),
  });
  return {
    signIns: createCounter(registry, {
      name: 'sign_ins_total',
      help: 'Sign-ins with a password, by whether they were let in',
      labels: ['outcome'],
    }),
    federatedSignIns: createCounter(registry, {
      name: 'federated_sign_ins_total',
      help: 'Sign-ins with a token of an identity provider, by provider and by what became of them',
      labels: ['provider', 'outcome'],
    }),
    secondFactors: createCounter(registry, {
      name: 'second_factor_tries_total',
      help: 'Second factors that were tried, by method and by whether they were right',
      labels: ['method', 'outcome'],
    }),
    hashing: createHistogram(registry, {
      name: 'password_hash_duration_seconds',
      help: 'Time to hash or compare one password, in seconds, waiting for its turn included',
      labels: ['task', 'outcome'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    }),
    mailsHandedOver: createCounter(registry, {
      name: 'account_mails_handed_over_total',
      help: 'Mails with a link that were handed to the bus for the email service, by kind',
      labels: ['kind'],
    }),
  };
}

export type WorkMetrics = ReturnType<typeof createWorkMetrics>;
