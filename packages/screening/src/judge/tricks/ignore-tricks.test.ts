import { describe, expect, it } from 'vitest';
import { createLocalEngine } from '../../engines/local/local.js';
import type { ExtractedResume } from '../../types.js';

const engine = createLocalEngine();
const advert = `Maintenance Electrician
Requirements
- PLC fault finding and inverters on packing lines
- NVQ Level 3 in electrical installation
- 18th Edition wiring regulations certificate
- At least 3 years' maintenance experience in FMCG or food
- Knowledge of planned maintenance systems and safe isolation`;
const barista = `Lewis Grant
lewis.grant@example.com
Barista, Bean Street, 2019 - 2023
Made coffee for 300 guests a day and cleaned the machines
Trained two new colleagues on the till`;

async function screen(text: string) {
  const { job } = await engine.prepareJob(advert, { asOf: '2026-11' });
  const resume: ExtractedResume = {
    kind: 'text',
    fileName: 'cv.pdf',
    text,
    pageStarts: [0],
    hiddenText: [],
  };
  return engine.screen(job, resume);
}

describe('tricks', () => {
  it('earn nothing by repeating words, and are told', async () => {
    const plain = await screen(barista);
    const tricked = await screen(
      `${barista}\nPLC PLC PLC PLC FMCG FMCG FMCG inverters inverters inverters`,
    );
    expect(tricked.exactScore).toBe(plain.exactScore);
    expect(tricked.flags.map(({ kind }) => kind)).toContain('keyword-list');
  });

  it('earn nothing by a copied advert, and are told', async () => {
    const plain = await screen(barista);
    const tricked = await screen(`${barista}\n${advert}`);
    expect(tricked.verdicts.map(({ verdict }) => verdict)).toEqual(
      plain.verdicts.map(({ verdict }) => verdict),
    );
    expect(tricked.exactScore).toBeCloseTo(plain.exactScore, 0);
    expect(tricked.flags.map(({ kind }) => kind)).toContain('copied-advert');
  });

  it('earn nothing by phrases of the advert under a heading of skills, and are told', async () => {
    const plain = await screen(barista);
    const tricked = await screen(
      `${barista}\nSkills\n- PLC fault finding and inverters on packing lines\n- NVQ Level 3 in electrical installation\n- Knowledge of planned maintenance systems and safe isolation\n- 18th Edition wiring regulations certificate`,
    );
    expect(tricked.exactScore).toBe(plain.exactScore);
    expect(tricked.flags.map(({ kind }) => kind)).toContain('copied-advert');
  });

  it('do not accuse an honest list of skills or a line that says the same as the advert', async () => {
    const honest = await screen(
      `${barista}\nSkills: espresso, latte art, stock control, cash handling, Microsoft Word, Microsoft Excel\nAt least 3 years' maintenance experience in FMCG or food`,
    );
    expect(honest.flags).toEqual([]);
  });

  it('gain and lose nothing by letters that look alike', async () => {
    const work = '\nPLC fault finding and inverters on packing lines since 2015';
    const plain = await screen(barista + work);
    const disguised = await screen(
      barista +
        work
          .replace('fault', 'fаult')
          .replace('packing', 'рacking')
          .replace('inverters', 'ｉnverters'),
    );
    expect(disguised.exactScore).toBe(plain.exactScore);
  });
});
