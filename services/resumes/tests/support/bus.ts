import type { Bus } from '@shortlist/bus';
import type { Harness } from './harness.js';

/** A bus whose publishing goes through `act`: it may send, send twice, not send at all or throw. */
export function onPublish(
  bus: Bus,
  act: (send: () => Promise<void>, key: string) => Promise<void>,
): Bus {
  return {
    publish: (message, payload, options) =>
      act(() => bus.publish(message, payload, options), message.key),
    subscribe: bus.subscribe.bind(bus),
    request: bus.request.bind(bus),
    respond: bus.respond.bind(bus),
    queueLength: bus.queueLength.bind(bus),
    deadLetters: bus.deadLetters.bind(bus),
    countDeadLetters: bus.countDeadLetters.bind(bus),
    replayDeadLetters: bus.replayDeadLetters.bind(bus),
    dropDeadLetters: bus.dropDeadLetters.bind(bus),
    isReady: bus.isReady.bind(bus),
    stop: bus.stop.bind(bus),
  };
}

/** A bus that counts the candidates that are sent to the workers. */
export async function countingBus(harness: Pick<Harness, 'connect'>) {
  const sent = { count: 0 };
  const bus = onPublish(await harness.connect(), async (pass, key) => {
    if (key === 'resumes.candidate.score') sent.count += 1;
    await pass();
  });
  return { bus, sent };
}
