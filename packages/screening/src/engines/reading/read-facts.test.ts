import { describe, expect, it } from 'vitest';
import type { ExtractedResume } from '../../types.js';
import { createLocalEngine } from '../local/local.js';
import { readFacts } from './read-facts.js';

const engine = createLocalEngine();
const prepare = async (advert: string, asOf: string) =>
  (await engine.prepareJob(advert, { asOf })).job;
const resumeOf = (changes: Partial<ExtractedResume> = {}): ExtractedResume => ({
  kind: 'text',
  fileName: 'cv.pdf',
  text: 'Amara Okafor\namara@example.com\nWard manager, Northgate Infirmary, Jan 2018 – Present\n• Wound care',
  pageStarts: [0],
  hiddenText: [],
  ...changes,
});

describe('readFacts', () => {
  it('analyses a resume once per content, whatever the job', async () => {
    const nurse = await prepare('Nurse\nRequirements\n- Wound care', '2026-11');
    const welder = await prepare('Welder\nRequirements\n- MIG welding', '2026-11');
    const [one, other] = [readFacts(nurse, resumeOf()), readFacts(welder, resumeOf())];
    expect(other.analysis).toBe(one.analysis);
    expect(other.languageFit.fit).not.toBe(one.languageFit.fit);
    expect(readFacts(nurse, resumeOf({ text: 'Somebody Else' })).analysis).not.toBe(one.analysis);
  });

  it('lets neither the month, the file name nor the hidden text of another resume through', async () => {
    const now = await prepare('Nurse\nRequirements\n- Wound care', '2026-11');
    const later = await prepare('Nurse\nRequirements\n- Wound care', '2028-11');
    expect(readFacts(now, resumeOf()).years).not.toEqual(readFacts(later, resumeOf()).years);
    expect(readFacts(now, resumeOf()).flags).toEqual([]);
    expect(readFacts(now, resumeOf({ hiddenText: ['secret'] })).flags).toHaveLength(1);
    const unnamed = { text: 'nurse since 2018' };
    const nameOf = (fileName: string) => readFacts(now, resumeOf({ ...unnamed, fileName })).name;
    expect(nameOf('ada-king.pdf')).not.toBe(nameOf('grace-hopper.pdf'));
  });

  it('takes name and address of who sent a resume that shows none, and tells two senders apart', async () => {
    const job = await prepare('Nurse\nRequirements\n- Wound care', '2026-11');
    const sentBy = (name: string, email: string) => {
      const facts = readFacts(
        job,
        resumeOf({ text: 'nurse since 2018', applicant: { name, email } }),
      );
      return [facts.name, facts.email, facts.flags.map(({ kind }) => kind)];
    };
    expect(sentBy('Ada King', 'ada@example.com')[0]).toBe('Ada King');
    expect(sentBy('Grace Hopper', 'grace@example.com')).toEqual([
      'Grace Hopper',
      'grace@example.com',
      expect.not.arrayContaining(['name-guessed']),
    ]);
    const { name, email } = readFacts(
      job,
      resumeOf({ applicant: { name: 'Amara', email: 'x@example.com' } }),
    );
    expect([name, email]).toEqual(['Amara Okafor', 'amara@example.com']);
  });
});
