import type { Bus } from '@shortlist/bus';

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
