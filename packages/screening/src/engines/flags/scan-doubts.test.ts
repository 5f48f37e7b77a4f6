import { describe, expect, it } from 'vitest';
import { needsPerson } from '../../needs-person.js';
import type { ExtractedResume } from '../../types.js';
import { createLocalEngine } from '../local/local.js';

const TEXT = `Mara Quill
mara.quill@example.com
+44 20 7946 0112

EXPERIENCE
Ward Nurse, Brannock Hospital, March 2016 - present
• Wound care and rostering for a ward of twenty beds
• Mentoring of student nurses and safe staffing

EDUCATION
BSc Nursing, University of Eastmoor, 2015
NMC registration`;

/** The text as if it had been read from one page, with these words in doubt. */
function scanned(doubtful: readonly string[] = [], unreadPages = 0): ExtractedResume {
  const words = [...TEXT.matchAll(/\S+/g)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
    page: 1,
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    confidence: doubtful.includes(word) ? 0.4 : 0.96,
  }));
  const scan = { pages: [{ width: 595, height: 842 }], words, unreadPages };
  return { kind: 'text', fileName: 'scan.pdf', text: TEXT, pageStarts: [0], hiddenText: [], scan };
}

const engine = createLocalEngine();
const { job } = await engine.prepareJob('Nurse\nRequirements\n- NMC registration\n- Wound care', {
  asOf: '2026-11',
});
async function read(resume: ExtractedResume) {
  const result = await engine.screen(job, resume);
  return { ...result, kinds: result.flags.map(({ kind }) => kind) };
}

describe('a scan that was read for certain', () => {
  it('says so and is decided by its score', async () => {
    const { flags, name, phone, experience } = await read(scanned());
    expect(flags).toContainEqual({ kind: 'scanned', message: 'Read from a scan.', detail: '' });
    expect(needsPerson(flags)).toEqual([]);
    expect([name, phone, experience]).toEqual(['Mara Quill', '+44 20 7946 0112', '10 years']);
  });

  it('has its address checked by a person before a mail is sent', async () => {
    expect((await read(scanned())).flags).toContainEqual({
      kind: 'address-unclear',
      message: 'The email address was read from a scan. Please check it.',
      detail: 'mara.quill@example.com',
    });
  });

  it('gives the same score as the text itself', async () => {
    const { scan: _, ...text } = scanned();
    expect((await read(scanned())).score).toBe((await engine.screen(job, text)).score);
  });
});

describe('a doubtful word', () => {
  it('marks a name as guessed, unless another word confirms it', async () => {
    expect((await read(scanned(['Quill']))).kinds).not.toContain('name-guessed');
    const address = 'mara.quill@example.com';
    expect((await read(scanned(['Quill', address]))).kinds).toContain('name-guessed');
  });

  it('leaves a phone number out', async () => {
    expect((await read(scanned(['7946']))).phone).toBeNull();
  });

  it('leaves an employer out, and what else names it', async () => {
    const { facts, summary } = await read(scanned(['Brannock']));
    expect([facts?.employers, summary.includes('Brannock')]).toEqual([[], false]);
  });

  it('leaves the years out when it may be a date', async () => {
    expect((await read(scanned(['2016']))).experience).toBe('Not found');
  });

  it('in evidence needs a person', async () => {
    const { flags, verdicts } = await read(scanned(['Wound']));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['met', 'met']);
    expect(needsPerson(flags)).toMatchObject([{ reason: 'scan-unclear' }]);
  });
});

it('with many doubtful words a person has to read it, whatever its score is', async () => {
  const { flags } = await read(scanned(['rostering', 'student', 'staffing']));
  expect(needsPerson(flags)).toEqual([
    {
      reason: 'scan-unclear',
      message: 'Parts of this scan could not be read for certain. Please read it yourself.',
    },
  ]);
});

it('with pages that were not read a person has to read those', async () => {
  const { flags } = await read(scanned([], 3));
  expect(needsPerson(flags)).toMatchObject([
    { message: expect.stringMatching(/^Only the first 1 pages? of this scan/) },
  ]);
});
