import { describe, expect, it } from 'vitest';
import { needsPerson } from '../../needs-person.js';
import { createLocalEngine } from '../local/local.js';

const adverts = {
  en: 'Maintenance electrician for our dairy. You keep our packaging lines running at night. Requirements: at least 3 years of maintenance experience, PLC fault finding, driving licence.',
  de: 'Elektriker für die Instandhaltung unserer Molkerei. Sie halten unsere Anlagen in der Nachtschicht am Laufen. Anforderungen: drei Jahre Erfahrung in der Instandhaltung, Fehlersuche an SPS, Führerschein.',
};
const resumes = {
  en: 'Sam Reed\nsam.reed@example.com\nExperience\nMaintenance electrician at Vale Dairy since 2015. Fault finding on PLC controlled packaging lines, planned maintenance at night and at weekends.',
  de: 'Uwe Brandt\nuwe.brandt@example.com\nBerufserfahrung\nSeit 2015 Betriebselektriker bei den Milchwerken Süd. Fehlersuche an Steuerungen der Verpackungsanlagen, Wartung in der Nachtschicht und an Wochenenden.',
  sv: 'Lars Berg\nlars.berg@example.com\nErfarenhet\nUnderhållselektriker på Mejeriet sedan 2015. Felsökning av styrsystem på förpackningslinjer, underhåll under natten och på helger.',
};

async function screen(advert: string, resume: string) {
  const engine = createLocalEngine();
  const { job } = await engine.prepareJob(advert, { asOf: '2026-01' });
  const text = {
    kind: 'text',
    fileName: 'resume.pdf',
    text: resume,
    pageStarts: [0],
    hiddenText: [],
  } as const;
  const { flags, facts } = await engine.screen(job, text);
  return {
    language: facts?.language?.code,
    reasons: needsPerson(flags).map(({ message }) => message),
  };
}

describe('the local engine and languages', () => {
  it('leaves a resume in another language than the job description to a person', async () => {
    const { language, reasons } = await screen(adverts.en, resumes.de);
    expect(language).toBe('de');
    expect(reasons).toEqual([
      'This resume is in German, the job description in English. The score can’t be trusted: please read it yourself.',
    ]);
    expect((await screen(adverts.de, resumes.en)).reasons).toHaveLength(1);
  });

  it.each(['en', 'de'] as const)('judges %s by %s as always', async (language) => {
    expect(await screen(adverts[language], resumes[language])).toEqual({ language, reasons: [] });
  });

  it('leaves a language that it does not read to a person, whatever the job description says', async () => {
    for (const advert of [adverts.en, 'Elektriker', resumes.sv]) {
      expect((await screen(advert, resumes.sv)).reasons[0]).toContain(
        'This resume is in Swedish, ',
      );
    }
    expect((await screen(resumes.sv, resumes.sv)).reasons[0]).toContain('not read here');
  });

  it('says nothing of what can’t be told', async () => {
    expect(await screen(adverts.en, 'Kelly, cleaner')).toEqual({
      language: undefined,
      reasons: [],
    });
    expect((await screen('Nurse', resumes.de)).reasons).toEqual([]);
  });
});
