import { trace, type Tracer } from '@opentelemetry/api';

let isOn = false;

/** False until `startTracing` found traces wanted: then nothing is made that a span would be told. */
export function isTracing(): boolean {
  return isOn;
}

export function setTracing(on: boolean): void {
  isOn = on;
}

/** Asked for each time: one that is kept belongs to the SDK that was started first. */
export function tracer(): Tracer {
  return trace.getTracer('@shortlist/service-kit');
}
