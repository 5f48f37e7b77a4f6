import { describe, expect, it } from 'vitest';
import { overallPercent, stageOf, stepPercents } from './run-progress.js';
import { type RunningState, unknownRun } from './run-state.js';

const run = (change: Partial<RunningState>): RunningState => ({
  ...unknownRun,
  files: 48,
  shown: 4,
  ...change,
});
const sending = (sentBytes: number) => run({ sending: { sentBytes, totalBytes: 100 } });
const reading = (filesRead: number) =>
  run({ progress: { phase: 'starting', filesRead, done: 0, total: 48 } });
const scoring = (done: number) => run({ progress: { done, total: 48 } });

describe('progress of a run', () => {
  it('only rises from the first byte to the last score, and is 100 only at the end', () => {
    const states = [
      sending(0),
      sending(50),
      sending(100),
      reading(0),
      reading(30),
      reading(48),
      scoring(0),
      scoring(24),
      scoring(48),
    ];
    const values = states.map(overallPercent);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[0]).toBe(0);
    expect(values.at(-1)).toBe(99);
    expect(overallPercent({ phase: 'finalizing' })).toBe(100);
  });

  it('calls a step complete when its work is, however far the animation is', () => {
    expect(stepPercents(sending(100))).toEqual([50, 0, 0, 0]);
    expect(stepPercents(scoring(14))).toEqual([100, 29, 29, 29]);
    expect(stepPercents(scoring(48))).toEqual([100, 100, 100, 100]);
  });

  it('shows the specified animation where the work is faster', () => {
    const shown = (value: number) => stepPercents({ ...scoring(48), shown: value });
    expect(shown(0)).toEqual([0, 0, 0, 0]);
    expect(shown(0.3)).toEqual([30, 0, 0, 0]);
    expect(shown(1.3)).toEqual([100, 30, 0, 0]);
    expect(shown(4)).toEqual([100, 100, 100, 100]);
  });

  it('counts what is scored against all files while later parts are still sent', () => {
    const partly = run({
      files: 200,
      sending: { sentBytes: 50, totalBytes: 100 },
      progress: { done: 100, total: 100 },
    });
    expect(stageOf(partly)).toBe('sending');
    expect(stepPercents(partly)).toEqual([50, 50, 50, 50]);
  });

  it('is a number while nothing is known', () => {
    expect(overallPercent({ ...unknownRun, shown: 4 })).toBe(0);
    expect(stageOf({ ...unknownRun, shown: 4 })).toBe('looking');
  });
});
