import { Counter as PrometheusCounter, type Registry } from 'prom-client';

export interface Counter<Label extends string> {
  /** One more with these labels, or `by` more; less than nothing is nothing. */
  count(labels: Readonly<Record<Label, string>>, by?: number): void;
}

export interface CreateCounterOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  /** Names of labels whose values are few: never an id or a text. */
  readonly labels: readonly Label[];
}

/** A number in a service's metrics that only grows. */
export function createCounter<Label extends string>(
  registry: Registry,
  { name, help, labels }: CreateCounterOptions<Label>,
): Counter<Label> {
  const counter = new PrometheusCounter<Label>({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  return { count: (values, by = 1) => counter.inc(values, Math.max(0, by)) };
}
