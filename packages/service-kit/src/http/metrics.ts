import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface HttpMetrics {
  /** Registry of this app; a service may add its own metrics to it. */
  readonly registry: Registry;
  observe(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** The app's metrics and those of the process, in Prometheus text form. */
  render(): Promise<{ contentType: string; text: string }>;
}

let processRegistry: Registry | undefined;

/** Metrics of the process exist only once, however many apps run in it. */
export function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** HTTP metrics of one app. Buckets reach minutes, because a screening answers when it is done. */
export function createHttpMetrics(registry = new Registry()): HttpMetrics {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response, in seconds',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
    registers: [registry],
  });
  return {
    registry,
    observe: ({ method, route, status }, seconds) =>
      duration.observe({ method, route, status: String(status) }, seconds),
    render: async () => {
      const merged = Registry.merge([registry, processMetrics()]);
      return { contentType: merged.contentType, text: await merged.metrics() };
    },
  };
}
