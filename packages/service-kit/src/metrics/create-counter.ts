import { Counter as PrometheusCounter, type Registry } from 'prom-client';

export interface Counter<Label extends string> {
  /** Adds one, or `by`, for these labels; a negative `by` counts as 0. */
  count(labels: Readonly<Record<Label, string>>, by?: number): void;
}

export interface CreateCounterOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  /** Names of labels with few values: never an id or a text. */
  readonly labels: readonly Label[];
  /** Combinations shown as 0 from the start, so that the first count shows as an increase. */
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
