/** The payload does not match its definition. Not retried: sending it again would fail the same way. */
export class InvalidMessageError extends Error {
  override readonly name: string = 'InvalidMessageError';
}

/** The message is larger than `maxMessageBytes`. */
export class MessageTooLargeError extends InvalidMessageError {
  override readonly name = 'MessageTooLargeError';
}

/** Thrown by a handler that can never handle this message: it is dead-lettered without a retry. */
export class PoisonMessageError extends Error {
  override readonly name = 'PoisonMessageError';
}

/** No reply came within the request's `timeoutMs`. The responder may still have done the work. */
export class ReplyTimeoutError extends Error {
  override readonly name = 'ReplyTimeoutError';
}

/** The responder answered that it failed; `message` is the responder's own. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

/** The bus was stopped before or during the call. */
export class BusClosedError extends Error {
  override readonly name = 'BusClosedError';

  constructor(message = 'The message bus is stopped.') {
    super(message);
  }
}

/**
 * The broker accepts no messages for now, for want of memory or disk. A message already sent may still arrive:
 * publish it again with the same id.
 */
export class BusBlockedError extends Error {
  override readonly name = 'BusBlockedError';

  constructor(reason: string) {
    super(`The message broker takes no messages for now (${reason}).`);
  }
}

/** Not confirmed within `publishTimeoutMs`. The message may still arrive: publish it again with the same id. */
export class PublishTimeoutError extends Error {
  override readonly name = 'PublishTimeoutError';
}
