import { describe, expect, it } from 'vitest';
import { readTestArguments, suiteNames, TestArgumentsError } from './test-arguments.mjs';

const read = (...argv) => readTestArguments(argv);

describe('the arguments of npm test', () => {
  it('mean every suite and every test when there are none', () => {
    expect(read()).toEqual({ suites: suiteNames, paths: [], options: [], isWatching: false });
  });

  it('begin with the suites that are meant', () => {
    expect(read('web', 'unit').suites).toEqual(['unit', 'web']);
  });

  it('are paths after that, in all suites when none is named', () => {
    expect(read('unit', 'services/usage')).toMatchObject({
      suites: ['unit'],
      paths: ['services/usage'],
    });
    expect(read('services/usage', 'unit')).toMatchObject({
      suites: suiteNames,
      paths: ['services/usage', 'unit'],
    });
  });

  it.each([
    [['-t', 'quota']],
    [['-t=quota']],
    [['--testNamePattern', 'quota']],
    [['--testNamePattern=quota']],
  ])('take a name of tests as %j', (argv) => {
    expect(read(...argv)).toMatchObject({
      suites: suiteNames,
      paths: [],
      options: ['--testNamePattern=quota'],
    });
  });

  it('may give a name of tests that is also one of a suite', () => {
    expect(read('-t', 'web')).toMatchObject({
      suites: suiteNames,
      options: ['--testNamePattern=web'],
    });
  });

  it('combine a suite, paths and options in any order', () => {
    expect(read('service', '-t', 'a b', 'services/usage', '--verbose', '-w', '1')).toEqual({
      suites: ['service'],
      paths: ['services/usage'],
      options: ['--testNamePattern=a b', '--verbose', '--maxWorkers=1'],
      isWatching: false,
    });
  });

  it('pass options of vitest on as they are', () => {
    expect(read('unit', '--coverage', '--bail=1').options).toEqual(['--coverage', '--bail=1']);
  });

  it('ask for watching by --watch', () => {
    expect(read('unit', '--watch').isWatching).toBe(true);
  });

  it.each([[['(']], [['-t', '(']], [['-t']], [['--testNamePattern=']]])(
    'are refused with a sentence as %j',
    (argv) => {
      expect(() => read(...argv)).toThrow(TestArgumentsError);
    },
  );
});
