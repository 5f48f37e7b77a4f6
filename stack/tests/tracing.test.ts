import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '@shortlist/bus/testing';
import * as http from '@shortlist/contracts/http/resumes';
import {
  collectSpans,
  type RecordedSpan,
  type SpanCollector,
} from '@shortlist/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

const samples = path.resolve(import.meta.dirname, '../../samples');
const resumes = ['amara-okafor.pdf', 'fatima-al-rashid.docx', 'chidi-eze.doc'];
/** Texts and attributes of people: none of them may be in a trace. */
const secrets = new Set([
  'ada@example.com',
  'Lovelace',
  'correct horse battery',
  'fatima-al-rashid',
]);

let collected: SpanCollector;
let stack: TestStack | undefined;
let token: string;

beforeAll(async () => {
  collected = await collectSpans();
  stack = await startTestStack();
  token = stack.sign({ sub: 'ada-lovelace-1815', exempt: false });
  secrets.add(token).add('ada-lovelace-1815');
});

afterAll(async () => {
  await stack?.stop();
  await collected.stop();
});

const traceOf = (span: RecordedSpan) => span.spanContext().traceId;
const named = (spans: readonly RecordedSpan[], name: string) =>
  spans.filter((span) => span.name === name);

/** All spans of the trace that holds a span of the first name, once it holds as many of each name as are given. */
function traceWith(...names: readonly [string, ...string[]]): Promise<readonly RecordedSpan[]> {
  return until(
    async () => {
      const all = collected.spans();
      const [first] = named(all, names[0]);
      return all.filter((span) => first && traceOf(span) === traceOf(first));
    },
    (spans) =>
      names.every(
        (name) => named(spans, name).length >= names.filter((other) => other === name).length,
      ),
  );
}

/** The names from a span up to where its trace begins. */
function pathOf(spans: readonly RecordedSpan[], span: RecordedSpan | undefined): string[] {
  if (!span) return [];
  const above = spans.find(
    (other) => other.spanContext().spanId === span.parentSpanContext?.spanId,
  );
  return [...pathOf(spans, above), span.name];
}

function expectNoSecret(spans: readonly RecordedSpan[]): void {
  const told = JSON.stringify(
    spans.map(({ name, attributes, events, links, status, resource }) => [
      name,
      attributes,
      events,
      links,
      status,
      resource.attributes,
    ]),
  );
  expect([...secrets].filter((secret) => told.includes(secret))).toEqual([]);
}

// The first screening takes half a minute while another stack starts.
const whole = { timeout: 120_000 };

it(
  'follows a screening from the gateway through services, messages and databases',
  whole,
  async () => {
    const jobDescription = await readFile(path.join(samples, 'job-description.txt'), 'utf8');
    for (const line of jobDescription.split('\n')) if (line.length > 20) secrets.add(line.trim());
    const form = new FormData();
    form.set('jobDescription', jobDescription);
    for (const name of resumes) {
      const bytes = await readFile(path.join(samples, 'resumes', name));
      form.append('resumes', new Blob([new Uint8Array(bytes)]), name);
    }
    const answer = await fetch(`${stack?.url}/api/resumes/process`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-request-id': 'screening-7' },
      body: form,
    });
    const { candidates } = http.processResumes.response.parse(await answer.json());
    for (const { candidate: name, email } of candidates)
      for (const text of [name, email]) if (text) secrets.add(text);

    const spans = await traceWith(
      'POST /api/resumes',
      'process usage.tokens.settle',
      ...resumes.map(() => 'process resumes.candidate.score'),
    );
    const upload = ['POST /api/resumes', 'POST /resumes/process', 'POST /resumes/process'];
    const scored = [
      ...upload,
      'publish resumes.candidate.score',
      'process resumes.candidate.score',
    ];
    const expectPath = (...names: string[]) => {
      const found = named(spans, names.at(-1) ?? '').map((span) => pathOf(spans, span));
      expect(found).toContainEqual(names);
    };
    expectPath(...upload, 'extract file');
    expectPath(...upload, 'createMany candidates');
    expectPath(
      ...upload,
      'request usage.tokens.reserve',
      'process usage.tokens.reserve',
      'updateOne accounts',
    );
    expectPath(...scored, 'judge resume');
    expectPath(...scored, 'updateOne candidates');
    expect(named(spans, 'process resumes.candidate.score')).toHaveLength(resumes.length);
    // One trace, and in it all that carries the request's id.
    const ofRequest = collected
      .spans()
      .filter(({ attributes }) => attributes['shortlist.request_id'] === 'screening-7');
    expect(new Set(ofRequest.map(traceOf))).toEqual(new Set([traceOf(spans[0] as RecordedSpan)]));
    expectNoSecret(collected.spans());
  },
);

describe('a registration', () => {
  it('is followed to the mail that it sends', async () => {
    const password = 'correct horse battery';
    const answer = await fetch(`${stack?.url}/api/auth/register?campaign=Lovelace`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        password,
      }),
    });
    expect(answer.status).toBe(200);
    const spans = await traceWith('POST /api/auth', 'process email.verification.send');
    const [mail] = named(spans, 'process email.verification.send');
    expect(pathOf(spans, mail)).toEqual([
      'POST /api/auth',
      'POST /auth/register',
      'POST /auth/register',
      'publish email.verification.send',
      'process email.verification.send',
    ]);
    expectNoSecret(collected.spans());
  });
});
