import { Histogram as PrometheusHistogram, type Registry } from 'prom-client';

export interface Histogram<Label extends string> {
  /** Records one more; of durations in seconds. */
  observe(labels: Readonly<Record<Label, string>>, value: number): void;
}

export interface CreateHistogramOptions<Label extends string> {
  /** Ends in its unit, `_seconds` of durations; a score has none. */
  readonly name: string;
  readonly help: string;
  /** Names of labels with few values: never an id or a text. */
  readonly labels: readonly Label[];
  /** Upper bounds: few, and around the values that somebody would act on. */
  readonly buckets: readonly number[];
}

/** How often something happened and how long it took, or how much it was. */
export function createHistogram<Label extends string>(
  registry: Registry,
  { name, help, labels, buckets }: CreateHistogramOptions<Label>,
): Histogram<Label> {
  const histogram = new PrometheusHistogram<Label>({
    name,
    help,
    labelNames: [...labels],
    buckets: [...buckets],
    registers: [registry],
  });
  return { observe: (values, value) => histogram.observe(values, value) };
}
