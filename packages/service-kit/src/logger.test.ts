import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.js';

function createCapture() {
  const lines: string[] = [];
  const log = createLogger({
    name: 'auth',
    destination: { write: (line) => void lines.push(line) },
  });
  return { log, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('createLogger', () => {
  it('writes one JSON line with level, time and name', () => {
    const { log, read } = createCapture();
    log.info({ requestId: 'r1' }, 'hello');
    log.debug('below the level');
    expect(read()).toEqual([
      { level: 'info', time: expect.any(String), name: 'auth', requestId: 'r1', msg: 'hello' },
    ]);
  });

  it('names the role of the process, if it has one', () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    createLogger({ name: 'resumes', role: 'worker', destination }).info('hello');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: 'resumes', role: 'worker' });
  });

  it('cuts out what must not be logged', () => {
    const { log, read } = createCapture();
    log.info({ password: 'hush', user: { token: 'hush', id: 1 }, body: 'hush', text: 'hush' });
    expect(JSON.stringify(read())).not.toContain('hush');
    expect(read()[0]).toMatchObject({ password: '[redacted]', user: { id: 1 } });
  });

  it('keeps of an error what identifies it, with its cause, and not what foreign code hung on it', () => {
    const { log, read } = createCapture();
    const cause = new Error('connection refused');
    const error = Object.assign(new Error('failed', { cause }), { code: 'E1', rawBody: 'hush' });
    log.error({ err: error }, 'request failed');
    expect(read()[0]?.['err']).toEqual({
      type: 'Error',
      message: 'failed: connection refused',
      stack: expect.stringContaining('caused by'),
      code: 'E1',
    });
  });

  it('writes what was thrown without being an error', () => {
    const { log, read } = createCapture();
    log.error({ err: 'text' });
    expect(read()[0]).toMatchObject({ err: 'text' });
  });
});
