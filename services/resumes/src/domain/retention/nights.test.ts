import { describe, expect, it } from 'vitest';
import { lastNight, madeBefore, nextNight } from './nights.js';

const iso = (date: Date) => date.toISOString().slice(0, 16);

describe('the nights at which old screenings are deleted', () => {
  it.each([
    ['2026-11-22T12:00Z', '2026-11-22T03:00', '2026-11-23T03:00'],
    ['2026-11-22T03:00Z', '2026-11-22T03:00', '2026-11-23T03:00'],
    ['2026-11-22T01:30Z', '2026-11-21T03:00', '2026-11-22T03:00'],
    // Within the hour before there is no time left to change it back.
    ['2026-11-22T02:30Z', '2026-11-21T03:00', '2026-11-23T03:00'],
    ['2026-12-31T23:00Z', '2026-12-31T03:00', '2027-01-01T03:00'],
  ])('at %s', (now, last, next) => {
    expect([iso(lastNight(new Date(now))), iso(nextNight(new Date(now)))]).toEqual([last, next]);
  });
});

describe('the age of a screening', () => {
  it.each([
    ['2026-11-23T03:00Z', 6, '2026-05-23T03:00'],
    ['2026-05-31T03:00Z', 3, '2026-02-28T03:00'],
    ['2026-01-15T03:00Z', 1, '2025-12-15T03:00'],
    ['2026-11-23T03:00Z', 12, '2025-11-23T03:00'],
  ])('at %s, %d months', (at, months, made) => {
    expect(iso(madeBefore(new Date(at), months))).toBe(made);
  });
});
