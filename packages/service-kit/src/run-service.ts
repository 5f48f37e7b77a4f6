import { ConfigError, readTogether } from './config/read-config.js';
import { DatabaseUnavailableError } from './database/wait-for-database.js';
import { ListenError } from './listen.js';
import { type Logger, nameOf } from './logger.js';
import { startTracing, type Tracing } from './telemetry/start-tracing.js';
import { readTracingConfig } from './telemetry/tracing-config.js';

export interface Service {
  start(): Promise<unknown>;
  /** Refuses new work, drains what runs, closes bus, then database. */
  stop(): Promise<void>;
}

/** The part of `process` that `runService` needs. */
export interface ServiceProcess {
  on(event: string, listener: (argument: unknown) => void): unknown;
  exit(code: number): unknown;
}

/** How long a process may take from SIGTERM to its end, in milliseconds; who starts it waits longer before it kills. */
export const stopLimitMs = 10_000;

export interface RunServiceOptions {
  /** May request traces through OpenTelemetry's standard variables. Default: nothing is traced. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds stop() may take. Default `stopLimitMs`. */
  readonly stopTimeoutMs?: number;
  /** Default the real process. */
  readonly process?: ServiceProcess;
}

/**
 * Runs the service that `create` makes for the life of the process. SIGTERM and SIGINT stop it, even during its start,
 * and exit with 0; a second signal, a stop that takes too long, a failed start and an uncaught error exit with 1.
 */
export async function runService(
  create: () => Service,
  log: Logger,
  {
    environment = {},
    stopTimeoutMs = stopLimitMs,
    process: owner = process,
  }: RunServiceOptions = {},
): Promise<void> {
  let service: Service | undefined;
  let tracing: Tracing | undefined;
  let late: NodeJS.Timeout | undefined;
  const stopAll = async () => {
    try {
      await service?.stop();
    } finally {
      await tracing?.stop();
    }
  };
  const stop = async (exitCode: number) => {
    if (late) {
      clearTimeout(late);
      owner.exit(1);
      return;
    }
    late = setTimeout(() => {
      log.error({ stopTimeoutMs }, 'stop took too long');
      owner.exit(1);
    }, stopTimeoutMs);
    try {
      await stopAll();
      log.info('stopped');
      owner.exit(exitCode);
    } catch (error) {
      log.error({ err: error }, 'stop failed');
      owner.exit(1);
    } finally {
      clearTimeout(late);
    }
  };
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'error that nobody caught');
    void stop(1);
  };
  owner.on('uncaughtException', fail);
  owner.on('unhandledRejection', fail);
  for (const signal of ['SIGTERM', 'SIGINT']) {
    owner.on(signal, () => {
      log.info({ signal }, 'stopping');
      void stop(0);
    });
  }
  try {
    const [created, tracingConfig] = readTogether(create, () =>
      readTracingConfig(environment, `shortlist-${nameOf(log)}`),
    );
    service = created;
    tracing = await startTracing(tracingConfig, { log });
    await service.start();
    log.info('started');
  } catch (error) {
    // A stop that came during the start ends the process itself.
    if (late) return;
    if (error instanceof ConfigError) log.fatal({ problems: error.problems }, error.message);
    else if (error instanceof ListenError || error instanceof DatabaseUnavailableError)
      log.fatal(error.message);
    else log.fatal({ err: error }, 'start failed');
    await stop(1);
  }
}
