import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createBackgroundTasks } from './create-background-tasks.js';
import { createSweeper } from './create-sweeper.js';
import { createLogger } from './logger.js';

function createCapture() {
  const lines: string[] = [];
  const log = createLogger({
    name: 'test',
    destination: { write: (line) => void lines.push(line) },
  });
  return { log, lines };
}

describe('createSweeper', () => {
  it('goes on after a pass that failed, and says so', async () => {
    const { log, lines } = createCapture();
    const passes = new EventEmitter();
    let count = 0;
    const sweeper = createSweeper({
      name: 'leftovers',
      everyMs: 1,
      log,
      sweep: async () => {
        count += 1;
        if (count === 2) passes.emit('second');
        throw new Error('no database');
      },
    });
    const second = once(passes, 'second');
    sweeper.start();
    await second;
    await sweeper.stop();
    expect(count).toBe(2);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      level: 'error',
      sweep: 'leftovers',
      err: { message: 'no database' },
    });
  });

  it('makes the first pass at once when it is to', async () => {
    const { log } = createCapture();
    const passes = new EventEmitter();
    const sweeper = createSweeper({
      name: 'leftovers',
      everyMs: 3_600_000,
      atStart: true,
      log,
      sweep: async () => passes.emit('begin'),
    });
    const begun = once(passes, 'begin');
    sweeper.start();
    await expect(begun).resolves.toEqual([]);
    await sweeper.stop();
  });

  it('waits at the stop for the pass that runs, and begins no other', async () => {
    const { log } = createCapture();
    const passes = new EventEmitter();
    const seen: string[] = [];
    const sweeper = createSweeper({
      name: 'leftovers',
      everyMs: 1,
      log,
      sweep: async () => {
        seen.push('begin');
        passes.emit('begin');
        await once(passes, 'go');
        seen.push('end');
      },
    });
    const begun = once(passes, 'begin');
    sweeper.start();
    await begun;
    const stopped = sweeper.stop().then(() => seen.push('stopped'));
    passes.emit('go');
    await stopped;
    expect(seen).toEqual(['begin', 'end', 'stopped']);
  });
});

describe('createBackgroundTasks', () => {
  it('drains what was begun, also what tasks begin', async () => {
    const { log } = createCapture();
    const tasks = createBackgroundTasks(log);
    const done: string[] = [];
    tasks.run('first', async () => {
      await new Promise(setImmediate);
      tasks.run('second', async () => {
        await new Promise(setImmediate);
        done.push('second');
      });
      done.push('first');
    });
    await tasks.drain();
    expect(done).toEqual(['first', 'second']);
  });

  it('logs a failure by name', async () => {
    const { log, lines } = createCapture();
    const tasks = createBackgroundTasks(log);
    tasks.run('mail', () => Promise.reject(new Error('bus down')));
    await tasks.drain();
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 'error', task: 'mail' });
  });
});
