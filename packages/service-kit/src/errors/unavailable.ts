/** Errors of the driver and the bus that mean: something needed does not answer now. */
const unavailableNames = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'PoolClearedOnNetworkError',
  'BusBlockedError',
  'BusClosedError',
  'PublishTimeoutError',
  'ReplyTimeoutError',
]);

/** Codes of MongoDB (src/mongo/base/error_codes.yml) for a server that answers, but can't do it now. */
const unavailableCodes = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  89, // NetworkTimeout
  91, // ShutdownInProgress
  134, // ReadConcernMajorityNotAvailableYet
  146, // ExceededMemoryLimit
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
]);

/** Codes for a server that can be read but not written to, or that could not make a write durable. */
const unwritableCodes = new Set([
  64, // WriteConcernTimeout (WriteConcernFailed before MongoDB 8)
  100, // UnsatisfiableWriteConcern
  10107, // NotWritablePrimary
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
]);

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/**
 * Whether an error says that the database or the message broker can't be used now, so that a retry may succeed:
 * `unwritable` when reading still works, undefined for every other error.
 */
export function findOutage(error: unknown): 'unavailable' | 'unwritable' | undefined {
  const name = property(error, 'name');
  if (typeof name !== 'string') return undefined;
  if (unavailableNames.has(name)) return 'unavailable';
  const code = property(error, 'code');
  // Codes of other libraries mean other things.
  if (!name.startsWith('Mongo') || typeof code !== 'number') return undefined;
  if (unwritableCodes.has(code)) return 'unwritable';
  return unavailableCodes.has(code) ? 'unavailable' : undefined;
}
