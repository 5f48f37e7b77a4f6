import { describe, expect, it } from 'vitest';
import { titleOf } from './job-title.js';

describe('titleOf', () => {
  it.each([
    ['Ward Manager\nWe are looking for…', 'Ward Manager'],
    ['\n\n  ---\n* Job Title: Chef de Partie \nMore', 'Chef de Partie'],
    ['…\n!!!', 'Screening'],
    ['経理担当者\n募集', '経理担当者'],
  ])('of %j is %j', (description, title) => {
    expect(titleOf(description)).toBe(title);
  });

  it('is at most 120 characters of one endless line', () => {
    expect([...titleOf('😀 x'.repeat(1000))]).toHaveLength(120);
  });
});
