import { describe, expect, it } from 'vitest';
import { FaultArgumentsError, readFaultArguments } from './fault-arguments.mjs';

const environmentsOf = (...argv) => readFaultArguments(argv).environments;
const environmentOf = (...argv) => environmentsOf(...argv)[0];
const shardsAt = (...argv) => environmentsOf(...argv).map(({ FAULT_SHARD }) => FAULT_SHARD);

describe('the arguments of npm run test:faults', () => {
  it('are all faults with five seeds, unless they say otherwise', () => {
    expect(environmentOf()).toEqual({
      FAULTS: '',
      FAULT_SEEDS: '1,2,3,4,5',
      FAULT_SEEDS_EACH: '5',
      FAULT_SHARD: '1/1',
    });
  });

  it('repeat one run, or take some of many seeds for each fault', () => {
    expect(environmentOf('--only', 'broker-blocked', '--seed', '7')).toEqual({
      FAULTS: 'broker-blocked',
      FAULT_SEEDS: '7',
      FAULT_SEEDS_EACH: '1',
      FAULT_SHARD: '1/1',
    });
    expect(environmentOf('--seeds', '3', '--each', '2')).toMatchObject({
      FAULT_SEEDS: '1,2,3',
      FAULT_SEEDS_EACH: '2',
    });
  });

  it('part the runs among worlds, none of which has nothing to do', () => {
    expect(shardsAt('--seeds', '3')).toEqual(['1/1']);
    expect(shardsAt('--worlds', '3')).toEqual(['1/3', '2/3', '3/3']);
    expect(shardsAt('--only', 'line-cut,line-dark', '--seed', '4', '--worlds', '3')).toEqual([
      '1/2',
      '2/2',
    ]);
  });

  it.each([
    ['--worlds', '0'],
    ['--seeds', '0'],
    ['--seeds', 'many'],
    ['--seed', '1,'],
    ['--sed', '1'],
    ['faults'],
  ])('are refused with a sentence: %s %s', (...argv) => {
    expect(() => readFaultArguments(argv)).toThrow(FaultArgumentsError);
  });
});
