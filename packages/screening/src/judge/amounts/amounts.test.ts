import { describe, expect, it } from 'vitest';
import { findYears } from '../../facts/work/years.js';
import { analyseText } from '../../text/analyse.js';
import { prepareForJudging } from '../resume/judged-resume.js';
import { amountAsked, amountShown } from './amounts.js';

/** How much of what a criterion asks for a line shows, 0–1; null where it gives no number of it. */
function shareShown(asked: string, line: string): number | null {
  const amount = amountAsked(asked);
  if (!amount) throw new Error(`'${asked}' asks for no number.`);
  const analysis = analyseText(line);
  const { shown } = prepareForJudging(analysis, findYears(line, '2026-11'), '2026-11');
  return amountShown(amount, shown)?.share ?? null;
}

describe('amountAsked', () => {
  it.each([
    ['Experience leading a team of 12 or more', 12, 'people'],
    ['Leading a team of at least 25', 25, 'people'],
    ['Managing twenty staff', 20, 'people'],
    ['Budget of £1.5m', 1_500_000, 'money'],
    ['Contracts worth €3.25m', 3_250_000, 'money'],
    ['Umsatzverantwortung ab 2 Mio. €', 2_000_000, 'money'],
    ['Sites of at least 20,000 sq m', 20_000, 'area'],
    ['Plants of more than 10 MW', 10_000, 'power'],
    ['Typing at 60 wpm or faster', 60, 'wpm'],
  ])('%s: %d %s', (text, value, of) => {
    const amount = amountAsked(text);
    expect(amount?.value).toBe(value);
    expect(amount?.of).toContain(of);
  });

  it('reads a number before a word for more, and how often', () => {
    expect(amountAsked('Handling 50 or more calls a day')).toMatchObject({
      value: 50,
      perMonth: 21,
    });
  });

  it('counts the same by different nouns', () => {
    expect(amountAsked('Events for 500 or more delegates')?.of).toEqual(
      amountAsked('Events for 500 or more guests')?.of,
    );
  });

  it.each([
    'NVQ Level 3 in plumbing',
    'BS 7671 18th Edition',
    '5 years of experience',
    'ISO 9001 audits',
    'HGV Class 1',
    '3 phase installations',
  ])('%s asks for no number', (text) => {
    expect(amountAsked(text)).toBeNull();
  });
});

describe('amountShown', () => {
  it.each([
    ['Hotels with 150 or more rooms', 'Ran a house of 210 bedrooms', 1],
    ['Managing at least 200 servers', 'Patched 120 Windows and Linux servers', 0.6],
    ['At least 1,000 words a day', '1 200 mots par jour', 1],
    ['Farms of at least 100 ha', 'Worked 30 hectares of vines', 0.3],
    ['Caseload of 20 or more', 'Held a caseload of 25 families', 1],
    ['Managing spend of €20m', 'Einkaufsvolumen 28 Mio. EUR', 1],
    ['Supporting at least 100 users', 'Help desk of a firm with 150 staff', 1],
  ])('%s: %s shows %d of it', (asked, line, share) => {
    expect(shareShown(asked, line)).toBeCloseTo(share, 1);
  });

  it('takes no turnover for a budget', () => {
    expect(shareShown('Budget of £2m', 'Shop with a turnover of £5m')).toBeNull();
  });

  it('counts no things that only follow: 9 managers in 40 stores', () => {
    expect(shareShown('At least 40 stores', 'Trained 60 managers in 12 stores')).toBeCloseTo(
      0.3,
      1,
    );
  });
});
