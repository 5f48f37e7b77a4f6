import { describe, expect, it } from 'vitest';
import { isItem, isRow, openedKind } from './list-shape.js';

describe('the shape of a list', () => {
  it.each([
    'PLC, Siemens S7, inverters, FMCG',
    'Wedding flowers; hand-tied bouquets; funeral tributes; flower conditioning',
    'end-to-end payroll, statutory payments, auto-enrolment submissions, sick pay calculations',
  ])('is a row: %s', (text) => {
    expect(isRow(text, 'en')).toBe(true);
  });

  it.each([
    'Ran the payroll for 400 staff, paid the pension, answered the auditors, and trained a junior',
    'Welded frames, tanks and rails',
    'Responsible for the diary of the director, for travel, for minutes and for the post',
  ])('is work: %s', (text) => {
    expect(isRow(text, 'en')).toBe(false);
  });

  it('has items of a few words a line, with or without the heading', () => {
    expect(isItem('Skills\nend-to-end payroll\nstatutory payments')).toBe(true);
    expect(isItem('Ran the monthly payroll for 400 staff in Sage')).toBe(false);
  });

  it('opens with a line or a label', () => {
    expect(openedKind('Skills\nend-to-end payroll')).toBe('skills');
    expect(openedKind('Core competencies: payroll; pensions')).toBe('skills');
    expect(openedKind('Ran the payroll')).toBeNull();
  });
});
