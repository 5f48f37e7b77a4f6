import type { Bus } from '@shortlist/bus';
import type { ServiceContext } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { Alarm } from './domain/outbox/alarm.js';
import type { Leases } from './domain/records/leases.js';
import type { Mailer } from './mails/mailer.js';
import type { WorkMetrics } from './metrics/create-work-metrics.js';
import type { Models } from './models/index.js';
import type { RejectionDelivery } from './models/rejection-delivery.js';

/** Dependencies of every function of the domain. */
export interface Context extends ServiceContext<Config, Bus> {
  readonly models: Models;
  readonly mailer: Mailer;
  /** Waits between two batches, for so many milliseconds; shorter when the service stops. */
  readonly pause: (ms: number) => Promise<void>;
  /** Aborts when a stop has waited long enough for the database. */
  readonly givingUp: AbortSignal;
  readonly leases: Leases;
  /** Wakes the sender of the outbox. */
  readonly alarm: Alarm;
  /** Sending attempts that have ended but whose outcome is not stored yet. */
  readonly unstored: Set<RejectionDelivery>;
  readonly workMetrics: WorkMetrics;
}
