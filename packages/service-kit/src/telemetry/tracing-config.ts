import { z } from 'zod';
import { readConfig } from '../config/read-config.js';
import { variables } from '../config/variables.js';

export interface TracingConfig {
  /** Name of this process in traces; undefined: as OTEL_RESOURCE_ATTRIBUTES says. */
  readonly serviceName: string | undefined;
  /** True when OTEL_NODE_RESOURCE_DETECTORS chooses what traces reveal about process and machine. */
  readonly choosesDetectors: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const protocols = ['grpc', 'http/protobuf', 'http/json'] as const;
const exporters = ['otlp', 'zipkin', 'console'] as const;
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const propagators = ['tracecontext', 'baggage', 'b3', 'b3multi', 'jaeger', 'none'] as const;

const listOf = (names: readonly string[]) =>
  variables.list().refine((list) => list.every((name) => names.includes(name)), {
    error: `must be of ${names.join(', ')}, separated by commas.`,
  });

/** As OpenTelemetry writes pairs: `key=value`, separated by commas, percent-encoded. */
const pairs = () =>
  variables.list().refine((list) => list.every(isPair), {
    error: 'must be pairs such as key=value, separated by commas, percent-encoded.',
  });

function isPair(text: string): boolean {
  if (!/^[^=]+=/.test(text)) return false;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const url = () =>
  variables.url(['http', 'https']).refine((text) => URL.canParse(text), {
    error: 'must be a URL.',
  });
const positive = () => variables.integer({ min: 1 }).optional();
const share = variables
  .text()
  .refine((text) => /^\d*\.?\d+$|^\d+\.$/.test(text) && Number(text) <= 1, {
    error: 'must be a number from 0 to 1, such as 0.1.',
  });

/** Variables the SDK reads itself; for a bad value it would only log a note and carry on with another. */
const schema = z
  .object({
    OTEL_TRACES_EXPORTER: listOf(exporters).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url().optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url().optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: variables.oneOf(protocols).optional(),
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: variables.oneOf(protocols).optional(),
    OTEL_EXPORTER_OTLP_HEADERS: pairs().optional(),
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs().optional(),
    OTEL_EXPORTER_OTLP_TIMEOUT: positive(),
    OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: positive(),
    OTEL_EXPORTER_ZIPKIN_ENDPOINT: url().optional(),
    OTEL_TRACES_SAMPLER: variables.oneOf(samplers).optional(),
    OTEL_TRACES_SAMPLER_ARG: share.optional(),
    OTEL_PROPAGATORS: listOf(propagators).optional(),
    OTEL_RESOURCE_ATTRIBUTES: pairs().optional(),
    OTEL_SERVICE_NAME: variables.text().optional(),
    OTEL_NODE_RESOURCE_DETECTORS: variables.list().optional(),
    OTEL_BSP_MAX_QUEUE_SIZE: positive(),
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: positive(),
    OTEL_BSP_SCHEDULE_DELAY: positive(),
    OTEL_BSP_EXPORT_TIMEOUT: positive(),
  })
  .refine(
    ({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio }) =>
      !sampler?.endsWith('traceidratio') || ratio !== undefined,
    { path: ['OTEL_TRACES_SAMPLER_ARG'], error: 'is not set, and OTEL_TRACES_SAMPLER needs it.' },
  );

const isGiven = (environment: Environment, name: string) => Boolean(environment[name]?.trim());

/** Off unless the standard variables name an exporter or an endpoint. */
function isWanted(environment: Environment): boolean {
  if (environment['OTEL_SDK_DISABLED']?.trim().toLowerCase() === 'true') return false;
  const exporter = environment['OTEL_TRACES_EXPORTER']?.trim();
  if (exporter === 'none') return false;
  return (
    Boolean(exporter) ||
    isGiven(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT') ||
    isGiven(environment, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  );
}

/**
 * Reads OpenTelemetry's standard variables about traces; null when they are off. Throws one ConfigError that lists
 * every bad variable. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override `serviceName`.
 */
export function readTracingConfig(
  environment: Environment,
  serviceName: string,
): TracingConfig | null {
  if (!isWanted(environment)) return null;
  const { OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES = [] } = readConfig(schema, environment);
  const isNamed = OTEL_RESOURCE_ATTRIBUTES.some((pair) => /^service\.name\s*=/.test(pair));
  return {
    serviceName: OTEL_SERVICE_NAME ?? (isNamed ? undefined : serviceName),
    choosesDetectors: isGiven(environment, 'OTEL_NODE_RESOURCE_DETECTORS'),
  };
}
