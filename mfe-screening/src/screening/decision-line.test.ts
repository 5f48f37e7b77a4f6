import { describe, expect, it } from 'vitest';
import { decisionLine, whenText } from './decision-line.js';

const now = new Date(2026, 10, 26, 18, 0);
const at = (day: number, hours: number, minutes: number) =>
  new Date(2026, 10, day, hours, minutes).toISOString();

describe('the line of a decision', () => {
  it('says who decided what and when, and why where there is a reason', () => {
    const override = {
      status: 'shortlisted' as const,
      reason: '',
      by: 'Mina@example.com',
      at: at(26, 17, 26),
    };
    const options = { me: 'mina@example.com', now };
    expect(decisionLine({ override }, options)).toBe('Shortlisted by you, today 17:26');
    const other = {
      ...override,
      by: 'jo@x.example',
      status: 'rejected' as const,
      reason: 'No permit',
    };
    expect(decisionLine({ override: other }, options)).toBe(
      'Rejected by jo@x.example, today 17:26: No permit',
    );
    expect(decisionLine({ override: null }, options)).toBeNull();
  });

  it('names the day of what is older', () => {
    expect(whenText(at(25, 9, 41), now)).toBe('yesterday 09:41');
    expect(whenText(at(21, 9, 41), now)).toBe('21 Nov 2026, 09:41');
    expect(whenText('nonsense', now)).toBe('');
  });
});
