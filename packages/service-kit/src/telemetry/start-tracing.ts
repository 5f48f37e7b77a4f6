import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import type { tracing as sdkTracing } from '@opentelemetry/sdk-node';
import type { Logger } from '../logger.js';
import { reportDiagnostics } from './report-diagnostics.js';
import type { TracingConfig } from './tracing-config.js';
import { setTracing } from './tracing-state.js';

export interface StartTracingOptions {
  readonly log: Logger;
  /** Milliseconds that `stop` may take to deliver what is left. Default 2000. */
  readonly flushTimeoutMs?: number;
  /** Receive the spans instead of the exporters named by the environment. */
  readonly spanProcessors?: sdkTracing.SpanProcessor[];
}

export interface Tracing {
  /** Delivers what is left, as far as time allows. Never rejects: an absent collector must not make a stop fail. */
  stop(): Promise<void>;
}

const noTracing: Tracing = { stop: () => Promise.resolve() };

/**
 * Turns on OpenTelemetry traces; loads nothing when `config` is null, as `readTracingConfig` returns when they are off.
 * Call it before creating anything to be traced. The SDK reads its variables from the process itself.
 */
export async function startTracing(
  config: TracingConfig | null,
  { log, flushTimeoutMs = 2000, spanProcessors }: StartTracingOptions,
): Promise<Tracing> {
  if (!config) return noTracing;
  const { NodeSDK, resources } = await import('@opentelemetry/sdk-node');
  const { envDetector, hostDetector, serviceInstanceIdDetector } = resources;
  const sdk = new NodeSDK({
    // Prometheus has the metrics and pino the logs: without these lists the SDK would export them too.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
    ...(config.serviceName === undefined ? {} : { serviceName: config.serviceName }),
    // Not the process: that would reveal its command line and user name.
    ...(config.choosesDetectors
      ? {}
      : { resourceDetectors: [envDetector, hostDetector, serviceInstanceIdDetector] }),
    ...(spanProcessors ? { spanProcessors } : {}),
  });
  // After the constructor, which would write to the console, and before what reads the environment.
  diag.setLogger(reportDiagnostics(log), {
    logLevel: DiagLogLevel.WARN,
    suppressOverrideMessage: true,
  });
  sdk.start();
  setTracing(true);
  log.info('traces are exported');
  return { stop: () => stop(() => sdk.shutdown(), flushTimeoutMs, log) };
}

async function stop(shutdown: () => Promise<void>, timeoutMs: number, log: Logger): Promise<void> {
  setTracing(false);
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The collector took nothing within ${timeoutMs} ms.`)),
      timeoutMs,
    );
  });
  try {
    await Promise.race([shutdown(), timedOut]);
  } catch (error) {
    log.warn(
      { problem: error instanceof Error ? error.message : String(error) },
      'the last traces were not delivered',
    );
  } finally {
    clearTimeout(timer);
    diag.disable();
    trace.disable();
    context.disable();
    propagation.disable();
  }
}
