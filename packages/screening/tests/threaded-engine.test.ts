import { afterAll, describe, expect, it } from 'vitest';
import { createLocalEngine } from '../src/engines/local/local.js';
import { workHere } from '../src/engines/threads/code-work.js';
import { createThreadedEngine } from '../src/engines/threads/threaded.js';
import type { ExtractedResume } from '../src/types.js';

const engine = createThreadedEngine();
afterAll(() => engine.stop());

const asOf = '2026-11';
const advert = 'Nurse\nRequirements\n- NMC registration\n- Wound care\n- 5 years of acute care';
const resumeOf = (text: string): ExtractedResume => ({
  kind: 'text',
  fileName: 'cv.pdf',
  text,
  pageStarts: [0],
  hiddenText: ['secret'],
});

/** How often the event loop came round while `task` ran. */
async function turnsDuring(task: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await task();
  clearInterval(timer);
  return turns;
}

describe('createThreadedEngine', () => {
  it('gives what the engine gives that works on the spot', async () => {
    const local = createLocalEngine();
    const prepared = await engine.prepareJob(advert, { asOf });
    expect(prepared).toEqual(await local.prepareJob(advert, { asOf }));
    const resume = resumeOf('Amara Okafor\nWard nurse, 2015 – 2024\n• Wound care');
    expect(await engine.screen(prepared.job, resume)).toEqual(
      await local.screen(prepared.job, resume),
    );
    expect(engine.info).toEqual(local.info);
  });

  it('leaves the event loop free while it works on a long text', async () => {
    const { job } = await engine.prepareJob(advert, { asOf });
    const long = resumeOf('Led wound care on a ward. '.repeat(1_000));
    // Work on the spot would let it come round a few times at most, before and after.
    expect(await turnsDuring(() => engine.screen(job, long))).toBeGreaterThan(20);
  }, 120_000);

  it('does the same for an engine with a model', async () => {
    const here = workHere();
    const { codeWork } = engine;
    const { job } = await codeWork.prepareJob(advert, { asOf });
    const resume = resumeOf('Amara Okafor\nWard nurse, 2015 – 2024\n• Helped with wound care');
    const open = await codeWork.findQuestion(job, resume, [], {});
    expect(open.criteria.map(({ text }) => text)).toEqual(['Wound care', '5 years of acute care']);
    expect(open).toEqual(await here.findQuestion(job, resume, [], {}));
    const answer = { a: ['1 part 1 Helped with', '2 no'] };
    const settlement = { known: [], open, answer, tokensUsed: 9, engine: 'parrot' };
    expect(await codeWork.settleAnswer(job, resume, settlement, {})).toEqual(
      await here.settleAnswer(job, resume, settlement, {}),
    );
    const long = resumeOf('Led wound care on a ward. '.repeat(1_000));
    expect(await turnsDuring(() => codeWork.findQuestion(job, long, [], {}))).toBeGreaterThan(20);
  }, 120_000);

  it('ends what needs too much work with a sentence', async () => {
    const hurried = createThreadedEngine({ timeLimitMs: 1 });
    const long = 'Requirements\n- Wound care and more\n'.repeat(1_400);
    await expect(hurried.prepareJob(long, { asOf })).rejects.toMatchObject({
      name: 'EngineError',
      transient: false,
      message: expect.stringContaining('more work than one may take'),
    });
    await hurried.stop();
  });

  it('stops for a caller who waits no more', async () => {
    const control = new AbortController();
    const { job } = await engine.prepareJob(advert, { asOf });
    const waiting = engine.screen(job, resumeOf('Nurse'), { signal: control.signal });
    control.abort(new Error('Nobody waits.'));
    await expect(waiting).rejects.toThrow('Nobody waits.');
    await expect(engine.screen(job, resumeOf('Nurse'))).resolves.toMatchObject({
      tokensUsed: null,
    });
  });

  it('takes nothing after it has been stopped, and says so', async () => {
    const stopped = createThreadedEngine();
    await stopped.stop();
    await expect(stopped.prepareJob(advert)).rejects.toThrow('has been stopped');
  });
});
