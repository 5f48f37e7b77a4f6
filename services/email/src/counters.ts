import { createCounter, type HttpMetrics } from '@shortlist/service-kit';

/** What operators see of rejection emails in the metrics. */
export function createCounters({ registry }: HttpMetrics) {
  return {
    outcomes: createCounter(registry, {
      name: 'rejection_emails_total',
      help: 'Rejection emails by what became of them',
      labels: ['outcome'],
    }),
    refusals: createCounter(registry, {
      name: 'rejection_emails_refused_total',
      help: 'Rejection emails not sent because of their text, their address or a limit of the day',
      labels: ['why'],
    }),
  };
}

export type Counters = ReturnType<typeof createCounters>;
