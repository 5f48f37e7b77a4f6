import { describe, expect, it } from 'vitest';
import { extractCriteria } from './extract-criteria.js';

const advert = `Bicycle Mechanic

About us
We have repaired bicycles in Aldmoor since 1962.

Your work
- Service bicycles and e-bikes
- Advise customers at the counter

You need
- Two years of experience as a bicycle mechanic
- A certificate in e-bike systems

We offer
- £26,000 a year and 33 days of holiday`;

describe('extractCriteria', () => {
  it('keeps what an advert does beside its requirements apart', () => {
    const { criteria, duties, unasked } = extractCriteria(advert);
    expect(criteria.map(({ text }) => text)).toEqual([
      'Two years of experience as a bicycle mechanic',
      'A certificate in e-bike systems',
    ]);
    expect(duties).toEqual(['Service bicycles and e-bikes', 'Advise customers at the counter']);
    expect(unasked).toEqual([
      {
        text: 'We have repaired bicycles in Aldmoor since 1962.',
        reason: 'Asks for nothing',
      },
      { text: '£26,000 a year and 33 days of holiday', reason: 'Pay or benefits' },
    ]);
  });
});
