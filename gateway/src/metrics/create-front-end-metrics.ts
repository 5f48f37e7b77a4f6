import { createCounter, createHistogram, type Registry } from '@shortlist/service-kit';

const build = ['remote', 'version'] as const;

/** Metrics of browsers' reports about the front ends; docs/operations/metrics.md explains each. */
export function createFrontEndMetrics(registry: Registry) {
  return {
    views: createCounter(registry, {
      name: 'front_end_views_total',
      help: 'Pages that were shown, as their browsers tell',
      labels: build,
    }),
    failures: createCounter(registry, {
      name: 'front_end_failures_total',
      help: 'Remotes that could not be loaded, by what kept them',
      labels: [...build, 'cause'],
    }),
    crashes: createCounter(registry, {
      name: 'front_end_crashes_total',
      help: 'Errors of pages: shown to the person by a panel, or uncaught',
      labels: [...build, 'how'],
    }),
    load: createHistogram(registry, {
      name: 'front_end_load_seconds',
      help: 'From when a remote is asked for until its page is there',
      labels: build,
      buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16],
    }),
    largestPaint: createHistogram(registry, {
      name: 'front_end_lcp_seconds',
      help: 'Largest contentful paint of loaded documents',
      labels: build,
      buckets: [0.5, 1, 1.8, 2.5, 4, 8, 16],
    }),
    interaction: createHistogram(registry, {
      name: 'front_end_inp_seconds',
      help: 'Interaction to next paint of loaded documents',
      labels: build,
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2],
    }),
    layoutShift: createHistogram(registry, {
      name: 'front_end_layout_shift',
      help: 'Cumulative layout shift of loaded documents, without a unit',
      labels: build,
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    }),
    dropped: createCounter(registry, {
      name: 'front_end_reports_dropped_total',
      help: 'Reports that were not counted, or of which no line was written, by why',
      labels: ['why'],
      known: [
        { why: 'network' },
        { why: 'all' },
        { why: 'foreign' },
        { why: 'invalid' },
        { why: 'log' },
      ],
    }),
  };
}

export type FrontEndMetrics = ReturnType<typeof createFrontEndMetrics>;
