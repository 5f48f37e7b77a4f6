import { describe, expect, it } from 'vitest';
import { createLocalEngine } from '../src/engines/local/local.js';
import { tidyDocument } from '../src/files/document/document.js';
import { growthOf, hardTexts } from './support/growth.js';

/** Linear growth gives about 4, quadratic 16. */
const LIMIT = 8;
const engine = createLocalEngine();

/** Processes a text like an extracted file. */
function resumeOf(text: string) {
  const document = tidyDocument({ pages: [text], hiddenText: [text.slice(0, 2_000)] });
  return { kind: 'text', fileName: 'cv.pdf', ...document } as const;
}

describe('the time to read grows no faster than the text', () => {
  it.each(hardTexts)('of a job description: %s', async (_, textOf) => {
    const resume = resumeOf('Amara Okafor\nNurse');
    const growth = await growthOf(textOf, 12_500, async (text) => {
      const { job } = await engine.prepareJob(text, { asOf: '2026-11' });
      await engine.screen(job, resume);
    });
    expect(growth).toBeLessThan(LIMIT);
  });

  it.each(hardTexts)('of a resume: %s', async (_, textOf) => {
    const { job } = await engine.prepareJob(
      'Nurse\nRequirements\n- NMC registration\n- 5 years of experience in acute care\n- Wound care and MS Excel\n- Degree in nursing',
      { asOf: '2026-11' },
    );
    const growth = await growthOf(textOf, 12_500, (text) => engine.screen(job, resumeOf(text)));
    expect(growth).toBeLessThan(LIMIT);
  });
});
