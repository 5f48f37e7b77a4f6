import { trace } from '@opentelemetry/api';

let isOn = false;

/** False until `startTracing` found traces wanted: then nothing is made that a span would be told. */
export function isTracing(): boolean {
  return isOn;
}

export function setTracing(on: boolean): void {
  isOn = on;
}

export const tracer = trace.getTracer('@shortlist/service-kit');
