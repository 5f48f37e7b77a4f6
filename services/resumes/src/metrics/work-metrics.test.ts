import {
  EngineError,
  type ExtractedResume,
  type Extractor,
  type PreparedJob,
  type ProviderDetails,
  type ScreeningEngine,
} from '@shortlist/screening';
import { createHttpMetrics } from '@shortlist/service-kit';
import { describe, expect, it } from 'vitest';
import { createWorkMetrics } from './create-work-metrics.js';
import { engineErrorCause } from './engine-error-cause.js';
import { measureEngine } from './measure-engine.js';
import { measureExtractor } from './measure-extractor.js';

const resume: ExtractedResume = {
  kind: 'text',
  fileName: 'ada.pdf',
  text: 'Ada',
  pageStarts: [0],
  hiddenText: [],
};

function provider(status: number, code: string | null = null): ProviderDetails {
  return { status, code, type: null, param: null, requestId: 'req-1' };
}

function failing(options: ConstructorParameters<typeof EngineError>[1]) {
  return new EngineError('No.', options);
}

/** An engine whose every answer is that of `answer`. */
function engineAnswering(answer: () => Promise<{ tokensUsed: number | null }>): ScreeningEngine {
  const info = { name: 'openai', version: '1', model: 'a-model' } as const;
  return { info, prepareJob: answer, screen: answer } as unknown as ScreeningEngine;
}

async function metricsAfter(
  answer: () => Promise<{ tokensUsed: number | null }>,
  signal?: AbortSignal,
) {
  const { registry } = createHttpMetrics();
  const engine = measureEngine(engineAnswering(answer), createWorkMetrics(registry));
  const options = signal ? { signal } : {};
  await engine.prepareJob('A nurse', options).catch(() => undefined);
  await engine.screen({} as PreparedJob, resume, options).catch(() => undefined);
  return registry.metrics();
}

describe('the cause of an engine’s failure', () => {
  it.each([
    ['no-credit', failing({ fault: 'refused', provider: provider(429, 'insufficient_quota') })],
    ['no-credit', failing({ fault: 'refused', provider: provider(402) })],
    ['key', failing({ fault: 'refused', provider: provider(401) })],
    ['model-or-address', failing({ fault: 'refused', provider: provider(404) })],
    ['rate-limit', failing({ fault: 'unavailable', provider: provider(429) })],
    ['provider-fault', failing({ fault: 'unavailable', provider: provider(529) })],
    ['refused-text', failing({ fault: 'unusable', provider: provider(400) })],
    ['unreachable', failing({ fault: 'unavailable' })],
    ['bad-answer', failing({ fault: 'unusable' })],
    ['not-set-up', failing({ fault: 'refused' })],
  ])('is %s', (cause, error) => {
    expect(engineErrorCause(error)).toBe(cause);
  });
});

describe('an engine that is measured', () => {
  it('counts answers and tokens', async () => {
    const text = await metricsAfter(async () => ({ tokensUsed: 40 }));
    expect(text).toContain('scoring_duration_seconds_count{engine="openai",outcome="ok"} 1');
    expect(text).toContain('criteria_duration_seconds_count{engine="openai",outcome="ok"} 1');
    expect(text).toContain('engine_tokens_total{engine="openai",purpose="scoring"} 40');
    expect(text).toContain('engine_tokens_total{engine="openai",purpose="criteria"} 40');
    expect(text).not.toMatch(/^engine_errors_total\{/m);
  });

  it('counts failures by cause, and the tokens they cost', async () => {
    const error = failing({ fault: 'unavailable', tokensUsed: 7, provider: provider(503) });
    const text = await metricsAfter(() => Promise.reject(error));
    expect(text).toContain(
      'engine_errors_total{engine="openai",fault="unavailable",cause="provider-fault"} 2',
    );
    expect(text).toContain('outcome="unavailable"} 1');
    expect(text).toContain('engine_tokens_total{engine="openai",purpose="scoring"} 7');
  });

  it('tells our own faults from the engine’s', async () => {
    const text = await metricsAfter(() => Promise.reject(new TypeError('a bug')));
    expect(text).toContain('scoring_duration_seconds_count{engine="openai",outcome="fault"} 1');
    expect(text).not.toMatch(/^engine_errors_total\{/m);
  });

  it('takes what nobody waits for any more for no failure', async () => {
    const stopped = failing({ fault: 'unavailable' });
    const text = await metricsAfter(() => Promise.reject(stopped), AbortSignal.abort());
    expect(text).toContain('scoring_duration_seconds_count{engine="openai",outcome="stopped"} 1');
    expect(text).not.toMatch(/^engine_errors_total\{/m);
  });
});

describe('an extractor that is measured', () => {
  const idle: Omit<Extractor, 'extract'> = {
    open: async () => ({ kind: 'document' }),
    stop: async () => {},
  };

  it.each([
    ['Ada Lovelace.PDF', 'pdf'],
    ['ada.docx', 'docx'],
    ['ada.doc', 'doc'],
    ['ada.my-secret-ending', 'other'],
    ['', 'other'],
  ])('counts %s as %s, and never its name', async (fileName, kind) => {
    const { registry } = createHttpMetrics();
    const extractor: Extractor = { ...idle, extract: async () => resume };
    const measured = measureExtractor(extractor, createWorkMetrics(registry));
    expect(await measured.extract({ fileName, bytes: Uint8Array.of(1) })).toBe(resume);
    const text = await registry.metrics();
    expect(text).toContain(`extraction_duration_seconds_count{kind="${kind}",outcome="read"} 1`);
    expect(text).not.toContain('secret');
  });

  it('counts why a file is unreadable', async () => {
    const { registry } = createHttpMetrics();
    const unreadable = {
      kind: 'unreadable',
      fileName: 'a.pdf',
      reason: 'encrypted',
      message: 'Locked.',
    } as const;
    const extractor: Extractor = { ...idle, extract: async () => unreadable };
    const measured = measureExtractor(extractor, createWorkMetrics(registry));
    await measured.extract({ fileName: 'a.pdf', bytes: Uint8Array.of(1) });
    expect(await registry.metrics()).toContain('{kind="pdf",outcome="encrypted"} 1');
  });
});
