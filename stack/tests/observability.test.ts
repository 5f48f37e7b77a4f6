import { readFile } from 'node:fs/promises';
import { defaultAdminPort, defaultPorts } from '@shortlist/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DocumentedMetric,
  type Metric,
  metricOf,
  readDocumented,
  readExposition,
} from './support/metrics.js';
import {
  type AlertRule,
  fileOf,
  type Panel,
  readDashboard,
  readRules,
  readScrape,
  type RecordingRule,
} from './support/observability.js';
import { readPromql } from './support/promql.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

/** Labels that Prometheus itself adds to every series. */
const prometheusLabels = ['job', 'instance'];
/** Series that Prometheus makes. */
const prometheusSeries = ['up'];

const exposed = new Map<string, Metric>();
let documented: Map<string, DocumentedMetric>;
let alerts: readonly AlertRule[];
let records: readonly RecordingRule[];
let panels: readonly Panel[];
let stack: TestStack;

function requireStatus({ url, status }: Response, expected: number): void {
  if (status !== expected) throw new Error(`${url} answered ${status}, not ${expected}`);
}

/** Uses every part of the product a little, so that its metrics have samples. */
async function useIt(token: string): Promise<void> {
  const send = (operation: string, body: object, method = 'POST') =>
    fetch(`${stack.url}/api/${operation}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const form = new FormData();
  form.set('jobDescription', 'A nurse with three years of experience in intensive care.');
  const pdf = await readFile(fileOf('samples/resumes/amara-okafor.pdf'));
  form.append('resumes', new Blob([pdf]), 'amara-okafor.pdf');
  form.append('resumes', new Blob(['no Word file']), 'broken.docx');
  const headers = { authorization: `Bearer ${token}` };
  const screened = await fetch(`${stack.url}/api/resumes/process`, {
    method: 'POST',
    headers,
    body: form,
  });
  requireStatus(screened, 200);
  const account = { email: 'ada@example.com', password: 'correct horse' };
  await send('auth/register', { ...account, firstName: 'Ada', lastName: 'L', company: '' });
  requireStatus(await send('auth/login', { ...account, password: 'wrong horse' }), 401);
  const sender = { senderName: 'Ada', company: '', signature: '', replyTo: account.email };
  requireStatus(await send('resumes/mail-settings', sender, 'PUT'), 200);
  const email = { candidate: 'Ada', email: 'ada@example.com', subject: 'Hello', content: 'No.' };
  requireStatus(await send('email/send-bulk', { emails: [email] }), 200);
}

beforeAll(async () => {
  stack = await startTestStack();
  await useIt(stack.sign());
  for (const { adminUrl } of Object.values(stack.services)) {
    const page = await fetch(`${adminUrl}/metrics`);
    if (!page.ok) throw new Error(`${adminUrl} shows no metrics: ${page.status}`);
    for (const [name, metric] of readExposition(await page.text())) {
      const labels = new Set([...(exposed.get(name)?.labels ?? []), ...metric.labels]);
      exposed.set(name, { ...metric, labels });
    }
  }
  documented = await readDocumented(fileOf('docs/operations/metrics.md'));
  ({ alerts, records } = await readRules());
  ({ panels } = await readDashboard());
}, 120_000);

afterAll(async () => {
  await stack.stop();
});

const isNodes = (name: string) => /^(nodejs|process)_/.test(name);
const sorted = (names: Iterable<string>) => [...names].sort();
/** Shown only from the first on, which a healthy product never has. */
const rare = 'unreadable_documents_total';

describe('docs/operations/metrics.md', () => {
  it('has a line for each metric that the services show, and for no other', () => {
    const isCompared = (name: string) => !isNodes(name) && !name.includes(':') && name !== rare;
    expect(sorted(documented.keys()).filter(isCompared)).toEqual(
      sorted(exposed.keys()).filter(isCompared),
    );
    expect(sorted(documented.keys())).toEqual(expect.arrayContaining(['nodejs_*', 'process_*']));
  });

  it('has a line for each rule that is recorded', () => {
    const written = sorted(documented.keys()).filter((name) => name.includes(':'));
    expect(written).toEqual(sorted(records.map(({ record }) => record)));
  });

  it('names the labels that the services give', () => {
    for (const { name, labels } of exposed.values()) {
      // An event that has not happened yet has no sample, and so no label to compare.
      if (isNodes(name) || labels.size === 0) continue;
      expect([name, ...sorted(documented.get(name)?.labels ?? [])]).toEqual([
        name,
        ...sorted(labels),
      ]);
    }
  });

  it('names the alerts there are, at a metric they look at', () => {
    const pairs = [...documented.values()].flatMap(({ name, alerts: named }) =>
      named.map((alert) => [alert, name] as const),
    );
    for (const [alert, name] of pairs) {
      const rule = alerts.find((one) => one.alert === alert);
      const looked = readPromql(rule?.expr ?? '')
        .selectors.flatMap((selector) => {
          const record = records.find((one) => one.record === selector.name);
          return record ? readPromql(record.expr).selectors : [selector];
        })
        .map((selector) => metricOf(selector.name));
      const isThere = looked.some((one) => one === name) || isNodes(looked[0] ?? '');
      expect([alert, name, isThere]).toEqual([alert, name, true]);
    }
    const unnamed = alerts.filter(({ alert }) => !pairs.some(([named]) => named === alert));
    expect(unnamed.map(({ alert }) => alert)).toEqual(['ProcessDown']);
  });
});

/** Fails for what no service shows: a metric, a label of it, or a value that its documentation does not name. */
function expectReal(expression: string): void {
  const { selectors, groupedBy } = readPromql(expression);
  const known = new Set<string>(prometheusLabels);
  for (const { name, matchers } of selectors) {
    if (prometheusSeries.includes(name)) continue;
    const line = documented.get(name) ?? documented.get(metricOf(name));
    const metric = exposed.get(metricOf(name)) ?? exposed.get(name);
    const isRecorded = records.some(({ record }) => record === name);
    expect([expression, name, metric !== undefined || isRecorded || name === rare]).toEqual([
      expression,
      name,
      true,
    ]);
    if (metric?.type === 'histogram') expect(name).not.toBe(metric.name);
    const labels = new Set([...(line?.labels ?? []), ...prometheusLabels]);
    for (const label of [...labels, 'le']) known.add(label);
    for (const { label, value } of matchers) {
      expect([expression, sorted(labels)]).toEqual([expression, expect.arrayContaining([label])]);
      if (['job', 'instance', 'status', 'route', 'method', 'queue'].includes(label)) continue;
      for (const one of value.split('|')) {
        expect([expression, sorted(line?.values ?? [])]).toEqual([
          expression,
          expect.arrayContaining([one]),
        ]);
      }
    }
  }
  expect([expression, sorted(known)]).toEqual([expression, expect.arrayContaining([...groupedBy])]);
}

/** As a Markdown heading is addressed. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

describe('the rules', () => {
  it('look at what the services show', () => {
    for (const { expr } of [...alerts, ...records]) expectReal(expr);
  });

  it('lead to a section of the documentation', async () => {
    for (const { alert, annotations } of alerts) {
      const [file = '', anchor = ''] = annotations.runbook.split('#');
      const headings = (await readFile(fileOf(file), 'utf8')).matchAll(/^#+ (.+)$/gm);
      const anchors = [...headings].map(([, heading = '']) => anchorOf(heading));
      expect([alert, anchors]).toEqual([alert, expect.arrayContaining([anchor])]);
    }
  });

  it('have a name each, and ask for the jobs that are scraped at their default ports', async () => {
    const names = alerts.map(({ alert }) => alert);
    expect(names).toEqual([...new Set(names)]);
    const { ruleFiles, targets } = await readScrape();
    expect(ruleFiles).toEqual(['prometheus-rules.yml']);
    expect(targets).toEqual(
      Object.fromEntries(
        Object.entries(defaultPorts).map(([job, port]) => [
          job,
          [`127.0.0.1:${defaultAdminPort(port)}`],
        ]),
      ),
    );
    const jobs = [...alerts, ...records].flatMap(({ expr }) =>
      readPromql(expr).selectors.flatMap(({ matchers }) =>
        matchers.flatMap(({ label, value }) => (label === 'job' ? value.split('|') : [])),
      ),
    );
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(jobs));
  });
});

describe('the dashboard', () => {
  it('shows what the services show', () => {
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(shown.length).toBeGreaterThan(20);
    // Grafana puts the time between two points there.
    for (const expr of shown) expectReal(expr.replaceAll('$__rate_interval', '5m'));
  });

  it('takes its data source from a variable, and no two panels overlap', async () => {
    const { templating } = await readDashboard();
    expect(templating.list).toContainEqual(
      expect.objectContaining({ name: 'datasource', type: 'datasource' }),
    );
    const cells = panels.flatMap(({ title, gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)} ${title}`),
    );
    const places = cells.map((cell) => cell.split(' ')[0]);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const ids = panels.map(({ targets }) => targets.map(({ refId }) => refId));
    for (const refs of ids) expect(new Set(refs).size).toBe(refs.length);
  });
});
