import { trace, type Tracer } from '@opentelemetry/api';

let isOn = false;

/** False until `startTracing` turns traces on; while false, nothing is computed for spans. */
export function isTracing(): boolean {
  return isOn;
}

export function setTracing(on: boolean): void {
  isOn = on;
}

/** Fetched each time: a cached one would belong to the SDK that was started first. */
export function tracer(): Tracer {
  return trace.getTracer('@shortlist/service-kit');
}
