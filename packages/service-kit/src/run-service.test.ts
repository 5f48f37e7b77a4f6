import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config/read-config.js';
import { createLifecycle } from './frame/create-lifecycle.js';
import { createLogger } from './logger.js';
import { runService, type Service } from './run-service.js';

const log = createLogger({ name: 'test', level: 'silent' });

class FakeProcess extends EventEmitter {
  exit(code: number): void {
    this.emit('exited', code);
  }
}

function run(service: Partial<Service>, stopTimeoutMs?: number) {
  const owner = new FakeProcess();
  const exited = once(owner, 'exited').then(([code]) => code as number);
  const running = runService(
    () => ({ start: async () => undefined, stop: async () => undefined, ...service }),
    log,
    { process: owner, ...(stopTimeoutMs === undefined ? {} : { stopTimeoutMs }) },
  );
  return { owner, exited, running };
}

describe('runService', () => {
  it.each(['SIGTERM', 'SIGINT'])('stops on %s and exits with 0', async (signal) => {
    let stopped = false;
    const { owner, exited, running } = run({
      stop: async () => {
        stopped = true;
      },
    });
    await running;
    owner.emit(signal);
    expect([await exited, stopped]).toEqual([0, true]);
  });

  it('exits with 1 when the start fails, and lets go of what it had', async () => {
    let stopped = false;
    const { exited } = run({
      start: () => Promise.reject(new Error('no database')),
      stop: async () => {
        stopped = true;
      },
    });
    expect([await exited, stopped]).toEqual([1, true]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('stuck'))],
    ['takes too long', () => new Promise<void>(() => undefined)],
  ])('exits with 1 when the stop %s', async (_, stop) => {
    const { owner, exited, running } = run({ stop }, 10);
    await running;
    owner.emit('SIGTERM');
    expect(await exited).toBe(1);
  });

  it('exits with 1 when the service can not be made', async () => {
    const owner = new FakeProcess();
    const exited = once(owner, 'exited');
    const create = () => {
      throw new Error('no key');
    };
    await runService(create, log, { process: owner });
    expect(await exited).toEqual([1]);
  });

  it('says what is wrong with the configuration', async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const error = new ConfigError(['PORT is not set.', 'HOST is not set.']);
    const owner = new FakeProcess();
    const create = () => {
      throw error;
    };
    await runService(create, createLogger({ name: 'test', destination }), { process: owner });
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      level: 'fatal',
      problems: ['PORT is not set.', 'HOST is not set.'],
    });
  });

  it('exits with 0 when a signal comes in the middle of the start, and calls that no failure', async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const owner = new FakeProcess();
    const exited = once(owner, 'exited');
    const service = createLifecycle({ log }, async (parts) => {
      await parts.open('database', async () => owner.emit('SIGTERM'));
    });
    await runService(() => service, createLogger({ name: 'test', destination }), {
      process: owner,
    });
    expect(await exited).toEqual([0]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['stopping', 'stopped']);
  });

  it('exits with 1 at the second signal', async () => {
    const { owner, exited, running } = run({ stop: () => new Promise<void>(() => undefined) });
    await running;
    owner.emit('SIGINT');
    owner.emit('SIGINT');
    expect(await exited).toBe(1);
  });

  it('exits with 1 after an error nobody caught', async () => {
    const { owner, exited, running } = run({});
    await running;
    owner.emit('unhandledRejection', new Error('forgotten'));
    expect(await exited).toBe(1);
  });

  it('says what is wrong with its variables and with those of traces at once, and starts nothing', async () => {
    const lines: string[] = [];
    const owner = new FakeProcess();
    const exited = once(owner, 'exited');
    await runService(
      () => {
        throw new ConfigError(['PORT is not set.']);
      },
      createLogger({ name: 'auth', destination: { write: (line) => void lines.push(line) } }),
      { process: owner, environment: { OTEL_TRACES_EXPORTER: 'post' } },
    );
    expect(await exited).toEqual([1]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'fatal',
      problems: ['PORT is not set.', expect.stringMatching(/^OTEL_TRACES_EXPORTER must be /)],
    });
  });
});
