import type { tracing as sdk } from '@opentelemetry/sdk-node';
import { createLogger } from '../logger.js';
import { startTracing } from '../telemetry/start-tracing.js';

export type RecordedSpan = sdk.ReadableSpan;

export interface SpanCollector {
  /** Spans that ended so far. */
  spans(): readonly RecordedSpan[];
  /** Forgets what was collected. */
  clear(): void;
  stop(): Promise<void>;
}

/** Turns traces on, keeping all spans in memory. Call it before creating what is to be traced. */
export async function collectSpans(): Promise<SpanCollector> {
  // Loading it takes longer than the database's driver, and most tests trace nothing.
  const { tracing: sdk } = await import('@opentelemetry/sdk-node');
  const exporter = new sdk.InMemorySpanExporter();
  const config = { serviceName: 'test', choosesDetectors: false };
  const tracing = await startTracing(config, {
    log: createLogger({ name: 'test', level: 'silent' }),
    spanProcessors: [new sdk.SimpleSpanProcessor(exporter)],
  });
  return {
    spans: () => exporter.getFinishedSpans(),
    clear: () => exporter.reset(),
    stop: () => tracing.stop(),
  };
}
