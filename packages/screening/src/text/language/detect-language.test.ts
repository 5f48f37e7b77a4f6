import { describe, expect, it } from 'vitest';
import { loadLanguageDetector } from './detect-language.js';

const detect = await loadLanguageDetector();

const resumes = {
  English:
    'Maintained packaging lines on nights, found faults on drives and trained two apprentices at the dairy.',
  German:
    'Instandhaltung von Verpackungsanlagen in der Nachtschicht, Fehlersuche an Antrieben, Anleitung von zwei Lehrlingen.',
  French:
    'Maintenance des lignes de conditionnement de nuit, dépannage des variateurs et formation de deux apprentis.',
  Spanish:
    'Mantenimiento de líneas de envasado en turno de noche, reparación de averías y formación de dos aprendices.',
  Italian:
    'Manutenzione delle linee di confezionamento nel turno di notte, ricerca guasti e formazione di due apprendisti.',
  Dutch:
    'Onderhoud van verpakkingslijnen in de nachtdienst, storingen zoeken aan aandrijvingen en twee leerlingen begeleiden.',
  Portuguese:
    'Manutenção de linhas de embalagem no turno da noite, deteção de avarias e formação de dois aprendizes.',
  Polish:
    'Utrzymanie linii pakujących na nocnej zmianie, usuwanie awarii napędów i szkolenie dwóch uczniów.',
  Swedish:
    'Underhåll av förpackningslinjer på nattskift, felsökning av drivsystem och handledning av två lärlingar.',
  Romanian:
    'Întreținerea liniilor de ambalare în schimbul de noapte, depanarea acționărilor și instruirea a doi ucenici.',
  Turkish:
    'Gece vardiyasında paketleme hatlarının bakımı, sürücülerde arıza tespiti ve iki çırağın eğitimi.',
  Russian:
    'Обслуживание упаковочных линий в ночную смену, поиск неисправностей и обучение двух учеников.',
  Arabic:
    'صيانة خطوط التعبئة في الوردية الليلية وإصلاح الأعطال وتدريب اثنين من المتدربين في المصنع',
  Chinese: '负责夜班包装生产线的维护工作，排查驱动设备故障，并培训两名学徒。',
  Japanese: '夜勤で包装ラインの保守を担当し、駆動装置の故障を調べ、見習い二名を指導しました。',
};

describe('the language of a text', () => {
  it.each(Object.entries(resumes))('%s', (name, text) => {
    expect(detect(text)?.name).toBe(name);
  });

  it.each([
    '',
    'Max Müller',
    'maintenance sparky 10yrs… s7 n ab plc, 18th ed, nvq3',
    'SQL, Java, AWS, Docker',
    '1234567890 '.repeat(500),
    '🙂'.repeat(2000),
    '\u0000'.repeat(2000),
  ])('can’t be told of %j', (text) => {
    expect(detect(text)).toBeNull();
  });

  it('is that of most of the prose, whatever the names, addresses and headings', () => {
    const text = [
      'Giuseppe Rossi',
      'giuseppe.rossi@posta-elettronica.it, https://giuseppe-rossi.it/curriculum-vitae/esperienza',
      'Milano, Lombardia',
      'Profilo',
      resumes.English,
      'Worked with Officine Ferri in Torino and answered for spare parts, budgets and the shift plan.',
      'Referenze disponibili su richiesta presso la ditta.',
    ].join('\n');
    expect(detect(text)?.name).toBe('English');
  });

  it('of two languages is the one with more prose', () => {
    const { English, German } = resumes;
    const englishToo =
      'Answered for spare parts and the shift plan, and wrote the instructions for new colleagues.';
    const germanToo =
      'Verantwortlich für Ersatzteile und Schichtplan, Erstellung der Anweisungen für neue Kollegen.';
    expect(detect([English, German, germanToo].join('\n'))?.name).toBe('German');
    expect(detect([German, English, englishToo].join('\n'))?.name).toBe('English');
  });

  it('is the same every time', () => {
    expect([1, 2, 3].map(() => detect(resumes.Dutch))).toEqual(
      Array(3).fill(detect(resumes.Dutch)),
    );
  });

  // Were the time that of the square of the length, the test would not end within its limit.
  it.each([' ', 'a', '1', '.', '@', '/', '\n', 'a ', 'www.', '\u0301', '漢'])(
    'finds in 1,000,000 characters of %j what it finds in 10,000',
    (piece) => {
      const languageOf = (length: number) =>
        detect(piece.repeat(Math.floor(length / piece.length)));
      expect(languageOf(1_000_000)).toEqual(languageOf(10_000));
    },
  );
});
