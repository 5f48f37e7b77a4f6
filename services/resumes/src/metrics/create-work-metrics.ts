import { createCounter, createHistogram, type Registry, showBuild } from '@shortlist/service-kit';

/** From a local score to a slow language model. */
const engineSeconds = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120];

/** Metrics of screenings for operators; docs/operations/metrics.md explains each. */
export function createWorkMetrics(registry: Registry) {
  showBuild(registry, {
    service: 'resumes',
    packageFile: new URL('../../package.json', import.meta.url),
  });
  return {
    scoring: createHistogram(registry, {
      name: 'scoring_duration_seconds',
      help: 'Time in which an engine judged one resume, in seconds',
      labels: ['engine', 'outcome'],
      buckets: engineSeconds,
    }),
    criteria: createHistogram(registry, {
      name: 'criteria_duration_seconds',
      help: 'Time in which an engine read the criteria out of a job description, in seconds',
      labels: ['engine', 'outcome'],
      buckets: engineSeconds,
    }),
    engineErrors: createCounter(registry, {
      name: 'engine_errors_total',
      help: 'Answers that an engine could not give, by whether waiting helps and by cause',
      labels: ['engine', 'fault', 'cause'],
    }),
    engineTokens: createCounter(registry, {
      name: 'engine_tokens_total',
      help: 'Tokens that an engine used, failed answers included',
      labels: ['engine', 'purpose'],
    }),
    extraction: createHistogram(registry, {
      name: 'extraction_duration_seconds',
      help: 'Time from a file to its text, in seconds, waiting for its turn included',
      labels: ['kind', 'outcome'],
      buckets: [0.025, 0.1, 0.25, 1, 2.5, 5, 10, 20, 40],
    }),
    candidates: createCounter(registry, {
      name: 'candidates_total',
      help: 'Files of screenings by what became of them',
      labels: ['outcome'],
    }),
    ownFaults: createCounter(registry, {
      name: 'candidate_faults_total',
      help: 'Candidates that Shortlist gave up on for now through a fault of its own',
      labels: [],
    }),
    jobs: createHistogram(registry, {
      name: 'job_duration_seconds',
      help: 'Time from the upload of a screening to its last score, in seconds',
      labels: ['engine'],
      buckets: [1, 5, 15, 60, 300, 900, 3600, 21_600, 86_400],
    }),
    repairs: createCounter(registry, {
      name: 'sweep_repairs_total',
      help: 'What the sweeper set right after a crash or a lost message',
      labels: ['repair'],
    }),
    webhooks: createCounter(registry, {
      name: 'webhook_tries_total',
      help: 'Tries to tell an address of a user, by what became of the delivery',
      labels: ['outcome'],
    }),
    uploadsRefused: createCounter(registry, {
      name: 'uploads_refused_total',
      help: 'Uploads refused because the uploads of all requests fill the memory for them',
      labels: [],
    }),
  };
}

export type WorkMetrics = ReturnType<typeof createWorkMetrics>;
