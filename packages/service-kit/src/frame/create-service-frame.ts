import type { presentServiceVariables } from '../config/service-variables.js';
import { connectMongo, type Database } from '../connect-mongo.js';
import { waitForDatabase } from '../database/wait-for-database.js';
import type { Logger } from '../logger.js';
import { createTokenVerifier } from '../tokens.js';
import { type BusHooks, createBusHooks } from '../work/create-bus-hooks.js';
import {
  createFrame,
  type CreateFrameOptions,
  type FrameContext,
  type FramedService,
  type FrameOverrides,
  type Served,
} from './create-frame.js';
import type { Opener } from './create-parts.js';

/** The frame's demands on a message bus; services hand in `createBus` of the bus package. */
export interface FrameBus {
  isReady(): boolean;
  /** Drains and closes. */
  stop(): Promise<void>;
}

/** Opens a bus: over the broker at `url`, or within this process without one. */
export type OpenBus<Bus extends FrameBus> = (
  options: BusHooks & {
    readonly url?: string;
    readonly log: Logger;
  },
) => Promise<Bus>;

/** The Config of every service with a database and a bus has these; see `serviceVariables`. */
export type ServiceConfig = ReturnType<typeof presentServiceVariables>;

export interface ServiceOverrides<Bus extends FrameBus> extends FrameOverrides {
  /** Stays open when the service stops. */
  readonly bus?: Bus;
  /** Opens the database; default: over the driver. */
  readonly connect?: typeof connectMongo;
}

/** Fields of the Context of every service with a database and a bus. */
export interface ServiceContext<Config, Bus> extends FrameContext<Config> {
  readonly bus: Bus;
}

export interface CreateServiceFrameOptions<
  Config extends ServiceConfig,
  Bus extends FrameBus,
> extends CreateFrameOptions<Config> {
  readonly overrides: ServiceOverrides<Bus>;
  readonly openBus: OpenBus<Bus>;
}

/** Arguments of `setUp` besides the context that it completes. */
export interface ServiceParts extends Opener {
  /** The database named after the service. */
  readonly database: Database;
}

/**
 * The frame of a service with its own database, a bus and callers with access tokens. Connects to both before `setUp`, waits for a
 * database that does not answer yet,
 * checks both for readiness, and closes the bus, then the database, after everything else.
 */
export function createServiceFrame<
  Config extends ServiceConfig,
  Bus extends FrameBus,
  Context extends ServiceContext<Config, Bus>,
>(
  { openBus, ...options }: CreateServiceFrameOptions<Config, Bus>,
  setUp: (base: ServiceContext<Config, Bus>, parts: ServiceParts) => Promise<Served<Context>>,
): FramedService<Context> {
  const { name, config, overrides } = options;
  return createFrame(options, async (base, parts) => {
    const { log, metrics, stopping } = base;
    const { registry } = metrics;
    const { bus: givenBus, connect: openDatabase = connectMongo } = overrides;
    const connect = () => openDatabase({ uri: config.mongodbUri, dbName: name, log, registry });
    const database = await parts.open(
      'database',
      () => waitForDatabase(connect, { log, stopping }),
      (opened) => opened.close(),
    );
    const open = () =>
      openBus({
        ...createBusHooks(),
        log,
        ...(config.amqpUrl === undefined ? {} : { url: config.amqpUrl }),
      });
    const bus = givenBus ?? (await parts.open('bus', open, (opened) => opened.stop()));
    const served = await setUp({ ...base, bus }, { ...parts, database });
    return {
      verifyToken: createTokenVerifier(config.jwtPublicKey),
      ...served,
      checks: { database: () => database.isReady(), bus: () => bus.isReady(), ...served.checks },
    };
  });
}
