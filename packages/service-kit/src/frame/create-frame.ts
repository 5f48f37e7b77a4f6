import { type BackgroundTasks, createBackgroundTasks } from '../create-background-tasks.js';
import { createSweeper, type CreateSweeperOptions } from '../create-sweeper.js';
import { createApp, type CreateAppOptions, type ServiceApp } from '../http/create-app.js';
import { createHttpMetrics, type HttpMetrics } from '../http/metrics.js';
import { createLogger, type Logger, type LogLevel } from '../logger.js';
import { serve, serveAdmin, type ServeOptions, type ServingApp } from '../serve.js';
import { createLifecycle, type Lifecycle } from './create-lifecycle.js';
import type { Opener } from './create-parts.js';

/** Fields of every process's Config. */
export interface FrameConfig extends ServeOptions {
  readonly logLevel: LogLevel;
}

/** Parts that a test, or a process with several services, uses in place of the service's own. */
export interface FrameOverrides {
  readonly log?: Logger;
  /** The current time. Default: the system's. */
  readonly clock?: () => Date;
}

/** Fields of every service's Context. */
export interface FrameContext<Config> {
  readonly config: Config;
  readonly log: Logger;
  /** The current time. */
  readonly clock: () => Date;
  /** Work that no response waits for; a stop drains it. */
  readonly background: BackgroundTasks;
  /** Its registry holds the service's metrics. */
  readonly metrics: HttpMetrics;
  /** Aborts when the service stops: begin nothing more. */
  readonly stopping: AbortSignal;
}

/** Parts that a service makes of its context. */
export interface Served<Context> extends Omit<CreateAppOptions, 'log' | 'metrics'> {
  readonly context: Context;
  /** Each starts a consumer; all of them are started before anything listens. */
  readonly consumers?: readonly ((context: Context) => Promise<Consumer>)[];
  /** Started once the service listens. */
  readonly sweeps?: readonly Omit<CreateSweeperOptions, 'log'>[];
  /** Serves the admin port alone, for a process without callers. Default false. */
  readonly isAdminOnly?: boolean;
}

/** Takes messages until it is stopped. */
export interface Consumer {
  /** Takes no new ones and waits for those being handled. */
  stop(): Promise<unknown>;
}

export interface RunningService<Context> extends Omit<ServingApp, 'close'> {
  readonly app: ServiceApp;
  readonly context: Context;
}

export type FramedService<Context> = Lifecycle<RunningService<Context>>;

export interface CreateFrameOptions<Config extends FrameConfig> {
  readonly name: string;
  /** Part of the service that this process plays, for its log. */
  readonly role?: string;
  readonly config: Config;
  readonly overrides: FrameOverrides;
}

/**
 * The lifecycle of a process that serves HTTP. `setUp` opens its own parts with `parts.open` and returns what is
 * served. A stop ends sweeps, consumers and server together, then drains background work, then closes those parts, last
 * opened first.
 */
export function createFrame<Config extends FrameConfig, Context extends FrameContext<Config>>(
  { name, role, config, overrides }: CreateFrameOptions<Config>,
  setUp: (base: FrameContext<Config>, parts: Opener) => Promise<Served<Context>>,
): FramedService<Context> {
  const log = overrides.log ?? createLogger({ name, role, level: config.logLevel });
  return createLifecycle({ log }, async (parts) => {
    const background = createBackgroundTasks(log);
    const metrics = createHttpMetrics();
    const clock = overrides.clock ?? (() => new Date());
    const { stopping } = parts;
    const base = { config, log, clock, background, metrics, stopping };
    const { context, consumers = [], sweeps = [], isAdminOnly, ...rest } = await setUp(base, parts);
    await parts.open(
      'background tasks',
      () => background,
      () => background.drain(),
    );
    const intake = parts.together();
    for (const consume of consumers) {
      const open = () => consume(context);
      await intake.open(consume.name || 'consumer', open, (consumer) => consumer.stop());
    }
    const app = createApp({ ...rest, log, metrics });
    const listen = () => (isAdminOnly ? serveAdmin(app, config) : serve(app, config));
    const { url, port, adminUrl } = await intake.open('server', listen, (server) => server.close());
    for (const sweep of sweeps) {
      const sweeper = createSweeper({ ...sweep, log });
      await intake.open(
        `sweep of ${sweep.name}`,
        () => sweeper.start(),
        () => sweeper.stop(),
      );
    }
    log.info({ url, adminUrl }, 'listening');
    return { url, port, adminUrl, app, context };
  });
}
