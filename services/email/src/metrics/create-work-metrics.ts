import { createCounter, createHistogram, type Registry, showBuild } from '@shortlist/service-kit';

const kinds = ['verification', 'password-reset', 'rejection', 'contact'];
const outcomes = ['sent', 'failed', 'unknown', 'refused'];

/** Metrics of mails for operators; docs/operations/metrics.md explains each. */
export function createWorkMetrics(registry: Registry) {
  showBuild(registry, {
    service: 'email',
    packageFile: new URL('../../package.json', import.meta.url),
  });
  return {
    mails: createCounter(registry, {
      name: 'mails_total',
      help: 'Mails by kind and by what became of them',
      labels: ['kind', 'outcome'],
      known: kinds.flatMap((kind) => outcomes.map((outcome) => ({ kind, outcome }))),
    }),
    refusals: createCounter(registry, {
      name: 'rejection_emails_refused_total',
      help: 'Rejection emails not sent because of their text, their address or a limit of the day',
      labels: ['why'],
    }),
    stops: createCounter(registry, {
      name: 'rejection_emails_stopped_total',
      help: 'Rejection emails that did not leave because they were stopped, by who or what stopped them',
      labels: ['by'],
      known: ['person', 'member-left', 'withdrawn', 'claim', 'address'].map((by) => ({ by })),
    }),
    waits: createHistogram(registry, {
      name: 'rejection_email_wait_seconds',
      help: 'Time from when a rejection email of the outbox was due until its sending began, in seconds',
      labels: [],
      buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600],
    }),
    smtp: createHistogram(registry, {
      name: 'smtp_duration_seconds',
      help: 'Time of a conversation with the mail server about one mail, in seconds',
      labels: ['outcome'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 150],
    }),
  };
}

export type WorkMetrics = ReturnType<typeof createWorkMetrics>;
