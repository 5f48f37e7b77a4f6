import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.js';
import { createCounter } from './create-counter.js';
import { createGauge, single } from './create-gauge.js';
import { createSample } from './create-sample.js';
import { measure } from './measure.js';
import { showBuild } from './show-build.js';

const silent = createLogger({ name: 'test', level: 'silent' });
const never = () => new Promise<never>(() => {});

describe('a counter', () => {
  it('takes more than one at once, and never goes down', async () => {
    const registry = new Registry();
    const tokens = createCounter(registry, { name: 'tokens_total', help: 'Tokens', labels: [] });
    tokens.count({}, 30);
    tokens.count({}, -5);
    expect(await registry.metrics()).toContain('tokens_total 30');
  });
});

describe('a gauge', () => {
  const show = async (read: Parameters<typeof createGauge<'state'>>[1]['read']) => {
    const registry = new Registry();
    createGauge(registry, { name: 'jobs', help: 'Jobs', labels: ['state'], read });
    return registry.metrics();
  };

  it('shows what is read when it is asked', async () => {
    const registry = new Registry();
    let states = ['waiting', 'scoring'];
    const read = () => states.map((state, value) => ({ labels: { state }, value }));
    createGauge(registry, { name: 'jobs', help: 'Jobs', labels: ['state'], read });
    expect(await registry.metrics()).toContain('jobs{state="waiting"} 0\njobs{state="scoring"} 1');
    states = ['scoring'];
    expect(await registry.metrics()).not.toContain('waiting');
  });

  it('shows nothing when it can not be known', async () => {
    expect(await show(() => null)).not.toMatch(/^jobs/m);
    const registry = new Registry();
    createGauge(registry, { name: 'bytes', help: 'Bytes', labels: [], read: () => null });
    expect(await registry.metrics()).not.toMatch(/^bytes/m);
  });

  it('without labels shows one number', async () => {
    const registry = new Registry();
    createGauge(registry, { name: 'bytes', help: 'Bytes', labels: [], read: () => single(7) });
    expect(await registry.metrics()).toMatch(/^bytes 7$/m);
  });
});

describe('a sample', () => {
  it('is taken once for all who ask at once or soon after', async () => {
    let taken = 0;
    const take = async () => (taken += 1);
    const sample = createSample({ name: 'queue', log: silent, take });
    expect(await Promise.all([sample(), sample()])).toEqual([1, 1]);
    expect(await sample()).toBe(1);
  });

  it('is taken again when it holds no more', async () => {
    let taken = 0;
    const take = async () => (taken += 1);
    const sample = createSample({ name: 'queue', log: silent, holdsMs: 0, take });
    expect([await sample(), await sample()]).toEqual([1, 2]);
  });

  it('is null when it fails, and is tried again', async () => {
    const lines: string[] = [];
    const log = createLogger({
      name: 'test',
      level: 'info',
      destination: { write: (line: string) => void lines.push(line) },
    });
    const answers = [() => Promise.reject(new Error('the database is away')), async () => 4];
    const take = () => answers.shift()?.() ?? Promise.resolve(0);
    const sample = createSample({ name: 'queue', log, holdsMs: 0, take });
    expect([await sample(), await sample()]).toEqual([null, 4]);
    expect(lines.join()).toContain('the database is away');
  });

  it('keeps nobody waiting for one that takes long', async () => {
    const sample = createSample({ name: 'queue', log: silent, timeoutMs: 1, take: never });
    expect(await sample()).toBeNull();
  });
});

describe('measure', () => {
  it('gives the result and tells of it', async () => {
    const told: unknown[] = [];
    const tell = (ending: unknown, seconds: number) => told.push(ending, typeof seconds);
    expect(await measure(async () => 'x', tell)).toBe('x');
    expect(told).toEqual([{ kind: 'done', result: 'x' }, 'number']);
  });

  it('throws the error and tells of it', async () => {
    const told: unknown[] = [];
    const error = new Error('no');
    const run = () => Promise.reject(error);
    await expect(measure(run, (ending) => told.push(ending))).rejects.toBe(error);
    expect(told).toEqual([{ kind: 'failed', error }]);
  });
});

describe('the build', () => {
  it('is shown with its version', async () => {
    const registry = new Registry();
    const packageFile = new URL('../../package.json', import.meta.url);
    showBuild(registry, { service: 'resumes', packageFile });
    expect(await registry.metrics()).toMatch(
      /^build_info\{service="resumes",version="[\d.]+",node="v[\d.]+"\} 1$/m,
    );
  });
});
