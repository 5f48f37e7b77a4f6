import { createCounter, type Registry, showBuild } from '@shortlist/service-kit';

/** The gateway's metrics besides those of its requests; docs/operations/metrics.md says what each means. */
export function createWorkMetrics(registry: Registry) {
  showBuild(registry, {
    service: 'gateway',
    packageFile: new URL('../../package.json', import.meta.url),
  });
  return {
    proxyFailures: createCounter(registry, {
      name: 'proxy_failures_total',
      help: 'Calls that a service did not answer, or not in time',
      labels: ['service', 'failure'],
    }),
    exports: createCounter(registry, {
      name: 'data_exports_total',
      help: 'Exports of all data of an account, by how they ended',
      labels: ['outcome'],
    }),
    rateLimited: createCounter(registry, {
      name: 'rate_limited_total',
      help: 'Calls refused because their address made too many, by limit',
      labels: ['limit'],
    }),
    sessionChecks: createCounter(registry, {
      name: 'session_checks_total',
      help: 'Questions to the auth service whether a session goes on, by whether it answered',
      labels: ['outcome'],
    }),
    tokenExchanges: createCounter(registry, {
      name: 'api_token_exchanges_total',
      help: 'Tokens of the API that the auth service was asked about, by what it said',
      labels: ['outcome'],
    }),
    remoteChecks: createCounter(registry, {
      name: 'remote_checks_total',
      help: 'Looks at the manifests of versions that somebody gets, by remote and whether it was there as published',
      labels: ['remote', 'outcome'],
    }),
    sharedLimiterFailures: createCounter(registry, {
      name: 'shared_limiter_failures_total',
      help: 'Sensitive calls that were counted by this gateway alone, as the database of shared limits did not answer',
      labels: [],
    }),
  };
}

export type WorkMetrics = ReturnType<typeof createWorkMetrics>;
