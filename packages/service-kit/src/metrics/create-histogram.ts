import { Histogram as PrometheusHistogram, type Registry } from 'prom-client';

export interface Histogram<Label extends string> {
  /** Records one more that took this many seconds. */
  observe(labels: Readonly<Record<Label, string>>, seconds: number): void;
}

export interface CreateHistogramOptions<Label extends string> {
  /** Ends in `_seconds`. */
  readonly name: string;
  readonly help: string;
  /** Names of labels with few values: never an id or a text. */
  readonly labels: readonly Label[];
  /** Upper bounds in seconds: few, and around the durations that somebody would act on. */
  readonly buckets: readonly number[];
}

/** How often something happened and how long it took. */
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
  return { observe: (values, seconds) => histogram.observe(values, seconds) };
}
