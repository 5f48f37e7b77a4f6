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
  /** Combinations that are shown from the start as 0, so that the first one that is counted is seen as one more. */
  readonly known?: readonly Readonly<Record<Label, string>>[];
}

/** A number in a service's metrics that only grows. */
export function createCounter<Label extends string>(
  registry: Registry,
  { name, help, labels, known = [] }: CreateCounterOptions<Label>,
): Counter<Label> {
  const counter = new PrometheusCounter<Label>({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  for (const values of known) counter.inc(values, 0);
  return { count: (values, by = 1) => counter.inc(values, Math.max(0, by)) };
}
