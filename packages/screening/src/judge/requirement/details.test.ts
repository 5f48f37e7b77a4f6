import { describe, expect, it } from 'vitest';
import { withoutExplanations } from './details.js';

describe('withoutExplanations', () => {
  it.each([
    ['Own car (the sites are spread over three counties)', 'Own car'],
    ['Class 2 licence - you will be home every night of the week', 'Class 2 licence'],
    ['Führerschein B (unsere Baustellen sind mit Bahn und Bus nicht erreichbar)', 'Führerschein B'],
  ])('takes the reason out of %j', (text, rest) => {
    expect(withoutExplanations(text).trim()).toBe(rest);
  });

  it.each([
    'Class 1 (C+E) licence',
    'Payroll - weekly and monthly, 500 heads',
    'SQL (joins, views)',
  ])('keeps %j', (text) => {
    expect(withoutExplanations(text)).toBe(text);
  });
});
