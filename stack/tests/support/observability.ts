import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

const root = new URL('../../../', import.meta.url);
export const fileOf = (path: string) => new URL(path, root);
const read = (path: string) => readFile(fileOf(`deploy/observability/${path}`), 'utf8');

const duration = z.string().regex(/^\d+[smhd]$/);
const alertRule = z.strictObject({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string(),
  for: duration.optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({
    summary: z.string().min(10),
    description: z.string().min(20),
    runbook: z.string().regex(/^docs\/[\w/-]+\.md#[\w-]+$/),
  }),
});
const recordingRule = z.strictObject({
  record: z.string().regex(/^\w+:\w+:\w+$/),
  expr: z.string(),
});
const rules = z.strictObject({
  groups: z.array(
    z.strictObject({ name: z.string(), rules: z.array(z.union([alertRule, recordingRule])) }),
  ),
});

export type AlertRule = z.output<typeof alertRule>;
export type RecordingRule = z.output<typeof recordingRule>;

export async function readRules(): Promise<{
  readonly alerts: readonly AlertRule[];
  readonly records: readonly RecordingRule[];
}> {
  const { groups } = rules.parse(parse(await read('prometheus-rules.yml')));
  const all = groups.flatMap((group) => group.rules);
  return {
    alerts: all.flatMap((rule) => ('alert' in rule ? [rule] : [])),
    records: all.flatMap((rule) => ('record' in rule ? [rule] : [])),
  };
}

const scrape = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(
    z.strictObject({
      job_name: z.string(),
      static_configs: z.tuple([z.strictObject({ targets: z.array(z.string()) })]),
    }),
  ),
});

/** The scrape configuration: its rule files, and the address of each job. */
export async function readScrape() {
  const { rule_files: ruleFiles, scrape_configs: jobs } = scrape.parse(
    parse(await read('prometheus.yml')),
  );
  const targets = jobs.map(({ job_name: job, static_configs: [{ targets }] }) => [job, targets]);
  return { ruleFiles, targets: Object.fromEntries(targets) as Record<string, string[]> };
}

const datasource = z.strictObject({
  type: z.literal('prometheus'),
  uid: z.literal('${datasource}'),
});
const panel = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  gridPos: z.strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  datasource: datasource.optional(),
  targets: z.array(z.object({ expr: z.string(), refId: z.string(), datasource })).default([]),
});
const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.number(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(panel),
});
export type Panel = z.output<typeof panel>;

export async function readDashboard() {
  return dashboard.parse(JSON.parse(await read('grafana-dashboard.json')));
}
