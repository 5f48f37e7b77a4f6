import path from 'node:path';
import { createBus } from '@shortlist/bus';
import { readSecretFiles } from '@shortlist/service-kit';
import { callDesk } from './call-desk.js';
import { createDesk, type DeadLetterDesk } from './desk.js';

export interface OpenDesk {
  readonly desk: DeadLetterDesk;
  close(): Promise<void>;
}

/** A desk over RabbitMQ if AMQP_URL is set, else that of the product running on DATA_DIR. Rejects with a sentence. */
export async function openDesk(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenDesk> {
  const url = readSecretFiles(environment)['AMQP_URL'];
  if (url) {
    // Only one more attempt: a person is waiting.
    const bus = await createBus({ url, connectRetries: 1 });
    return { desk: createDesk(bus), close: () => bus.stop() };
  }
  const dataFolder = path.resolve(environment['DATA_DIR'] || '.data');
  return { desk: await callDesk(dataFolder), close: () => Promise.resolve() };
}
