import { readFile } from 'node:fs/promises';

export interface Metric {
  readonly name: string;
  /** `histogram`, `counter` or `gauge`; empty where it is only documented. */
  readonly type: string;
  readonly labels: ReadonlySet<string>;
}

/** Reads a page of `/metrics`: each metric with the labels of its samples, without a histogram's own. */
export function readExposition(text: string): Map<string, Metric> {
  const found = new Map<string, Metric & { labels: Set<string> }>();
  let current: (Metric & { labels: Set<string> }) | undefined;
  for (const line of text.split('\n')) {
    const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (name !== undefined && type !== undefined) {
      current = { name, type, labels: new Set() };
      found.set(name, current);
    }
    const [, inBraces] = /^[a-z_]\w*\{(.*)\} \S+$/.exec(line) ?? [];
    for (const [, label] of inBraces?.matchAll(/(\w+)="/g) ?? []) {
      if (label !== undefined && label !== 'le') current?.labels.add(label);
    }
  }
  return found;
}

export interface DocumentedMetric {
  readonly name: string;
  readonly labels: ReadonlySet<string>;
  /** Every value of a label that its line names. */
  readonly values: ReadonlySet<string>;
  /** Alerts that are said to look at it. */
  readonly alerts: readonly string[];
}

const inTicks = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');

/** The lines of the tables of a Markdown page whose first column names a metric. */
export async function readDocumented(file: URL): Promise<Map<string, DocumentedMetric>> {
  const found = new Map<string, DocumentedMetric>();
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [, first = '', labels = '', meaning = '', alert = ''] = line.split('|');
    for (const name of first.trim().startsWith('`') ? inTicks(first) : []) {
      found.set(name, {
        name,
        labels: new Set(inTicks(labels)),
        values: new Set(inTicks(meaning)),
        alerts: alert.split(',').flatMap((one) => one.trim() || []),
      });
    }
  }
  return found;
}

/** The metric that a series belongs to: a histogram has three. */
export function metricOf(series: string): string {
  return series.replace(/_(bucket|count|sum)$/, '');
}
