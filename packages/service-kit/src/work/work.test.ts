import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { createBackgroundTasks } from '../create-background-tasks.js';
import { createLogger } from '../logger.js';
import { currentWork, runWork } from './current-work.js';
import { beginTask, continueTask, resumeWork } from './run-task.js';
import { createRequestLog } from './work-log.js';

function createCapture() {
  const lines: string[] = [];
  const log = createLogger({
    name: 'test',
    destination: { write: (line) => void lines.push(line) },
  });
  return { log, lines, read: () => lines.map((line) => JSON.parse(line) as object) };
}

describe('work', () => {
  it('is what is done meanwhile, also after waiting, and nothing else', async () => {
    const tick = () => new Promise(setImmediate);
    const seen = await Promise.all(
      ['a', 'b'].map((requestId) =>
        runWork({ requestId }, async () => {
          await tick();
          return currentWork()?.requestId;
        }),
      ),
    );
    expect(seen).toEqual(['a', 'b']);
    expect(currentWork()).toBeUndefined();
  });

  it('begun in other work is its own', () => {
    const inner = { requestId: 'b', queue: 'q' };
    const seen = runWork({ requestId: 'a', task: 't' }, () => runWork(inner, currentWork));
    expect(seen).toEqual(inner);
  });

  it('goes on in a task under its id, and begins in another under an id of its own', () => {
    const seen = runWork({ requestId: 'a', queue: 'q' }, () => [
      continueTask('mail', currentWork),
      beginTask('sweep', currentWork),
    ]);
    expect(seen[0]).toEqual({ requestId: 'a', queue: 'q', task: 'mail' });
    expect(seen[1]).toEqual({ requestId: expect.not.stringMatching(/^a$/), task: 'sweep' });
    expect(continueTask('start', currentWork)?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is resumed under the id of the request that began it, where that is known', () => {
    const seen = runWork({ requestId: 'sweep', task: 't' }, () => [
      resumeWork('first', currentWork),
      resumeWork(null, currentWork),
    ]);
    expect(seen).toEqual([
      { requestId: 'first', task: 't' },
      { requestId: 'sweep', task: 't' },
    ]);
    expect(resumeWork(undefined, currentWork)?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is in every line that is written meanwhile, by whatever logger', () => {
    const { log, read } = createCapture();
    const child = log.child({ part: 'mailer' });
    runWork({ requestId: 'a', messageId: 'm', attempt: 2 }, () => {
      log.info('one');
      child.warn({ attempt: 3 }, 'two');
    });
    log.info('three');
    expect(read()).toMatchObject([
      { requestId: 'a', messageId: 'm', attempt: 2, msg: 'one' },
      { requestId: 'a', messageId: 'm', attempt: 3, part: 'mailer', msg: 'two' },
      { msg: 'three' },
    ]);
    expect(read()[2]).not.toHaveProperty('requestId');
  });

  it('is told once by the log of a request, also where the work is lost', () => {
    const { log, lines } = createCapture();
    const requestLog = runWork({ requestId: 'a' }, () => createRequestLog(log, 'a'));
    const elsewhere = new AsyncResource('a connection that requests share');
    runWork({ requestId: 'a', task: 't' }, () => requestLog.info('here'));
    elsewhere.runInAsyncScope(() => requestLog.child({ part: 'x' }).info('there'));
    expect(lines.map((line) => line.match(/"requestId":"a"/g)?.length)).toEqual([1, 1]);
    expect(lines[0]).toContain('"task":"t"');
  });
});

describe('background tasks', () => {
  it('are part of the work that began them', async () => {
    const { log, read } = createCapture();
    const tasks = createBackgroundTasks(log);
    runWork({ requestId: 'a' }, () =>
      tasks.run('mail', async () => {
        await new Promise(setImmediate);
        log.info('sent');
        throw new Error('bus down');
      }),
    );
    await tasks.drain();
    expect(read()).toMatchObject([
      { requestId: 'a', task: 'mail', msg: 'sent' },
      { requestId: 'a', task: 'mail', msg: 'background task failed' },
    ]);
  });
});
