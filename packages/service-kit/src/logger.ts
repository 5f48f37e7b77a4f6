import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { openStandardOutput } from './open-standard-output.js';
import { traceFields } from './telemetry/trace-fields.js';
import { workFields } from './work/work-log.js';

export type { Logger };

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface CreateLoggerOptions {
  readonly name: string;
  /** Part of the service that this process plays, such as `worker`; in each line. */
  readonly role?: string | undefined;
  /** Default `info`. */
  readonly level?: LogLevel | undefined;
  /** Default standard output. */
  readonly destination?: DestinationStream;
}

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'new_password',
  'passwordHash',
  'token',
  'access_token',
  'refreshToken',
  'refresh_token',
  'text',
  'content',
  'html',
  'body',
  'jobDescription',
];

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
}

/** Keeps only what identifies the error: foreign ones carry whole requests and bodies in extra properties. */
function serializeError(error: Error): LoggedError | Error {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const code: unknown = Reflect.get(error, 'code');
  return { type, message, stack, ...(code === undefined ? {} : { code }) };
}

/**
 * A pino JSON logger. Properties named like secrets, texts or bodies are redacted, at the top and one level down. Each
 * line carries the ids of the current work (`runWork`) and of its span.
 */
export function createLogger({
  name,
  role,
  level = 'info',
  destination,
}: CreateLoggerOptions): Logger {
  const options = {
    name,
    level,
    base: role === undefined ? { name } : { name, role },
    redact: {
      paths: secretNames.flatMap((secret) => [secret, `*.${secret}`]),
      censor: '[redacted]',
    },
    serializers: { err: serializeError },
    mixin: (_fields: object, _level: number, logger: Logger) => ({
      ...workFields(logger),
      ...traceFields(),
    }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination ?? openStandardOutput());
}

/** The name under which `log` writes its lines. */
export function nameOf(log: Logger): string {
  const { name }: { name?: unknown } = log.bindings();
  return typeof name === 'string' ? name : 'service';
}
