import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/read-config.js';
import { readTracingConfig } from './tracing-config.js';

const read = (environment: Record<string, string | undefined>) =>
  readTracingConfig(environment, 'shortlist-x');
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readTracingConfig', () => {
  it.each([
    {},
    { OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'nonsense' },
    { OTEL_TRACES_EXPORTER: 'none', ...endpoint },
    { OTEL_TRACES_EXPORTER: ' ', OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { OTEL_SDK_DISABLED: 'TRUE', OTEL_TRACES_EXPORTER: 'otlp', ...endpoint },
  ])('is off with %j', (environment) => {
    expect(read(environment)).toBeNull();
  });

  it.each([
    endpoint,
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' },
    { OTEL_TRACES_EXPORTER: 'console' },
    { OTEL_TRACES_EXPORTER: 'otlp, zipkin', OTEL_SDK_DISABLED: 'false' },
  ])('is on with %j', (environment) => {
    expect(read(environment)).toEqual({ serviceName: 'shortlist-x', choosesDetectors: false });
  });

  it('is called what the environment calls it', () => {
    const named = { OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prod, service.name=a' };
    expect(read({ ...endpoint, OTEL_SERVICE_NAME: 'own' })?.serviceName).toBe('own');
    expect(read({ ...endpoint, ...named })?.serviceName).toBeUndefined();
    expect(read({ ...endpoint, ...named, OTEL_SERVICE_NAME: 'own' })?.serviceName).toBe('own');
  });

  it('says every variable that is wrong, and no value', () => {
    const problems = problemsOf({
      OTEL_TRACES_EXPORTER: 'otlp,jaeger',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://:99999',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http',
      OTEL_EXPORTER_OTLP_HEADERS: 'hush',
      OTEL_EXPORTER_OTLP_TIMEOUT: '1s',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '10%',
      OTEL_PROPAGATORS: 'w3c',
      OTEL_RESOURCE_ATTRIBUTES: 'team=%zz',
      OTEL_BSP_MAX_QUEUE_SIZE: '0',
    });
    expect(problems).toEqual([
      'OTEL_TRACES_EXPORTER must be of otlp, zipkin, console, separated by commas.',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that begins with http:// or https://.',
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be a URL.',
      'OTEL_EXPORTER_OTLP_PROTOCOL must be one of grpc, http/protobuf, http/json.',
      'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as key=value, separated by commas, percent-encoded.',
      'OTEL_EXPORTER_OTLP_TIMEOUT must be a whole number of at least 1.',
      expect.stringMatching(/^OTEL_TRACES_SAMPLER must be one of always_on, /),
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, such as 0.1.',
      expect.stringMatching(/^OTEL_PROPAGATORS must be of tracecontext, /),
      'OTEL_RESOURCE_ATTRIBUTES must be pairs such as key=value, separated by commas, percent-encoded.',
      'OTEL_BSP_MAX_QUEUE_SIZE must be a whole number of at least 1.',
    ]);
    expect(problems.join()).not.toContain('hush');
  });

  it('asks for the share that a sampler needs', () => {
    const sampler = { ...endpoint, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' };
    expect(problemsOf(sampler)).toEqual([
      'OTEL_TRACES_SAMPLER_ARG is not set, and OTEL_TRACES_SAMPLER needs it.',
    ]);
    for (const OTEL_TRACES_SAMPLER_ARG of ['0', '1', '0.05', '.5', '1.0']) {
      expect(problemsOf({ ...sampler, OTEL_TRACES_SAMPLER_ARG })).toEqual([]);
    }
    for (const OTEL_TRACES_SAMPLER_ARG of ['1.1', '-1', 'NaN', '1e-3', '']) {
      expect(problemsOf({ ...sampler, OTEL_TRACES_SAMPLER_ARG })).toHaveLength(1);
    }
  });
});
