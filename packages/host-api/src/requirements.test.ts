import { describe, expect, it } from 'vitest';
import { findMisfit, isRange, readProvided } from './requirements.js';

const provides = readProvided('hostApi=1.2.3 react=19.3.1 react-router-dom=7.18.5');

describe('findMisfit', () => {
  it.each([
    [{}],
    [{ hostApi: '^1.2.3' }],
    [{ hostApi: '^1.0.9' }],
    [{ hostApi: '^1.1.99' }],
    [{ react: '^19.9.0', 'react-router-dom': '^7.0.0' }],
    // Of these the shell says nothing, or what is said can't be read: the build decides.
    [{ 'styled-components': '^9.0.0' }],
    [{ hostApi: 'any' }],
    [{ constructor: '^9.0.0' }],
  ])('lets %j run', (requires: Record<string, string>) => {
    expect(findMisfit(requires, provides)).toBeNull();
  });

  it.each([
    ['hostApi', '^1.2.4', 'newer'],
    ['hostApi', '^1.10.0', 'newer'],
    ['hostApi', '^2.0.0', 'newer'],
    ['hostApi', '^0.9.0', 'older'],
    ['react', '^20.0.0', 'newer'],
    ['react', '^18.3.1', 'older'],
    ['react-router-dom', '^8.0.0', 'newer'],
    ['react-router-dom', '^6.30.0', 'older'],
  ])('refuses one that needs %s %s: it is %s', (what, wanted, remoteIs) => {
    expect(findMisfit({ hostApi: '^1.0.0', [what]: wanted }, provides)).toEqual({
      what,
      wanted,
      provided: provides[what],
      remoteIs,
    });
  });

  it('lets all run in a shell that says nothing', () => {
    expect(findMisfit({ hostApi: '^9.0.0' }, readProvided(''))).toBeNull();
    expect(findMisfit({ hostApi: '^9.0.0' }, readProvided('= hostApi a=b=c x='))).toBeNull();
  });
});

describe('isRange', () => {
  it.each([
    ['^1.0.0', true],
    ['1.0.0', false],
    ['^1.0', false],
    ['^1.0.0 || ^2.0.0', false],
    ['*', false],
    ['', false],
  ])('says of %j: %s', (text, wanted) => {
    expect(isRange(text)).toBe(wanted);
  });
});
