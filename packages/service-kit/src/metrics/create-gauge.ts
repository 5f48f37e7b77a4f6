import { Gauge, type Registry } from 'prom-client';

export interface Reading<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

export interface CreateGaugeOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  /** Names of labels with few values: never an id or a text. */
  readonly labels: readonly Label[];
  /** Returns what to show now; null shows nothing, as when it can't be known. Must not reject. */
  readonly read: () => Readings<Label> | Promise<Readings<Label>>;
}

type Readings<Label extends string> = readonly Reading<Label>[] | null;

/** A number that goes up and down, read whenever the metrics are. */
export function createGauge<Label extends string>(
  registry: Registry,
  { name, help, labels, read }: CreateGaugeOptions<Label>,
): void {
  new Gauge<Label>({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const readings = (await read()) ?? [];
      this.reset();
      for (const { labels: values, value } of readings) this.set(values, value);
      // A gauge without labels shows 0 after a reset, which would be false.
      if (readings.length === 0 && labels.length === 0) this.remove();
    },
  });
}

/** The one reading of a gauge without labels. */
export function single(value: number): readonly Reading<never>[] {
  return [{ labels: {}, value }];
}
