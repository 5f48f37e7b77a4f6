import { describe, expect, it } from 'vitest';
import type { ExtractedResume } from '../../types.js';
import { flagSeveral, splitResumes, withResumeStarts } from './several-resumes.js';

const wanda = `Wanda Kosmala
wanda.kosmala@example.pl

Experience
Florist, Blumen Wien
2016 - 2020
Education
Garden school, 2015`;
const wanda2 = `Further experience
Gardener, Stadtpark
2010 - 2015
References on request`;
const rufus = `Rufus Achterberg
rufus.achterberg@example.nl, Utrecht
Work experience
Forklift driver, Haven Logistiek
2012 - 2021`;
const rufus2 = `Skills
Forklift, reach truck, stock control
Languages
Dutch, English`;

function fileOf(pages: readonly string[], more: Partial<ExtractedResume> = {}): ExtractedResume {
  const text = pages.join('\n\n');
  const pageStarts = pages.map((_, at) => text.length - pages.slice(at).join('\n\n').length);
  return withResumeStarts({
    kind: 'text',
    fileName: 'all.pdf',
    text,
    pageStarts,
    hiddenText: [],
    ...more,
  });
}

/** The pages of each resume, such as '1-2'. */
const pagesOf = (pages: readonly string[]) =>
  splitResumes(fileOf(pages)).map(({ part }) =>
    part ? `${part.firstPage}-${part.lastPage}` : 'all',
  );

describe('a file of several resumes', () => {
  it('becomes one each, with its pages, words and links', () => {
    const pages = [wanda, wanda2, rufus, rufus2];
    const { text } = fileOf(pages);
    const start = text.indexOf('Utrecht');
    const box = { left: 0, top: 0, right: 1, bottom: 1 };
    const word = { start, end: start + 7, page: 3, box, confidence: 1 };
    const file = fileOf(pages, {
      mailtos: ['wanda.kosmala@example.pl', 'rufus.achterberg@example.nl'],
      applicant: { name: 'Agency', email: 'agency@example.com' },
      scan: {
        pages: [1, 2, 3, 4].map((width) => ({ width, height: 9 })),
        words: [word],
        unreadPages: 0,
      },
    });
    const [first, second] = splitResumes(file);
    expect(first).toMatchObject({
      fileName: 'all.pdf, pages 1–2',
      mailtos: ['wanda.kosmala@example.pl'],
      part: { fileName: 'all.pdf', firstPage: 1, lastPage: 2, resumes: 2 },
      scan: { words: [] },
    });
    expect(second).toMatchObject({
      fileName: 'all.pdf, pages 3–4',
      text: `${rufus}\n\n${rufus2}`,
      pageStarts: [0, rufus.length + 2],
      mailtos: ['rufus.achterberg@example.nl'],
      part: { firstPage: 3, lastPage: 4, resumes: 2 },
    });
    expect(second?.applicant).toBeUndefined();
    const [placed] = second?.scan?.words ?? [];
    expect(second?.text.slice(placed?.start, placed?.end)).toBe('Utrecht');
    expect([placed?.page, second?.scan?.pages.map(({ width }) => width)]).toEqual([1, [3, 4]]);
    expect(splitResumes(withResumeStarts(second ?? file))).toEqual([second]);
  });

  it('says so where only its first is judged', () => {
    const [, ...others] = splitResumes(fileOf([wanda, rufus]));
    expect(flagSeveral(others)).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('2 resumes'),
        detail: 'Rufus Achterberg',
      }),
    ]);
    expect(flagSeveral([])).toEqual([]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['in English, one page each', [wanda, rufus], ['1-1', '2-2']],
    [
      'in German, with a phone number alone',
      [
        wanda,
        'LEBENSLAUF\nJonas Bruckner\nTelefon: +43 660 1234567\nGraz\n\nBerufserfahrung\nTischler, Holzbau Mayr\n03/2015 - 06/2022\nAusbildung\nBerufsschule Graz',
      ],
      ['1-1', '2-2'],
    ],
    [
      'in French',
      [
        'Camille Roussel\ncamille.roussel@example.fr\n06 12 34 56 78\n\nExpérience professionnelle\nInfirmière, CHU de Nantes\n2014 - 2022\nFormation\nIFSI Nantes, 2014',
        'Théo Marchand\ntheo.marchand@example.fr\n\nExpérience professionnelle\nAide-soignant, EHPAD Les Tilleuls\n2018 - 2023',
      ],
      ['1-1', '2-2'],
    ],
    [
      'in Spanish, of people with one family name',
      [
        'Lucía García Romero\nlucia.garcia@example.es\n\nExperiencia laboral\nCajera, Mercado Sol\n2015 - 2020',
        'Formación\nBachillerato, 2014',
        'Andrés García Molina\nandres.gm@example.es\n\nExperiencia laboral\nRepartidor, Rápido SL\n2012 - 2021',
      ],
      ['1-2', '3-3'],
    ],
    [
      'in Polish, with a label before the name',
      [
        'Imię i nazwisko: Zofia Wrona\nE-mail: zofia.wrona@example.pl\n\nDoświadczenie zawodowe\nKsięgowa, Biuro Alfa\n2013 - 2022',
        'Imię i nazwisko: Marek Lis\nE-mail: marek.lis@example.pl\n\nDoświadczenie zawodowe\nMagazynier, Hurt Beta\n2016 - 2023',
      ],
      ['1-1', '2-2'],
    ],
    [
      'with a side column that is read first',
      [
        wanda,
        'Contact\n+44 7700 900123\nhollis.brandt@example.com\nLeeds\nSkills\nWelding\nFitting\nTurning\nMilling\nDrawing\nLanguages\nEnglish\n\nHollis Brandt\nFitter\n\nExperience\nFitter, Northern Rail\n2011 - 2019',
      ],
      ['1-1', '2-2'],
    ],
    [
      'with a letter before each',
      [
        'Wanda Kosmala\nwanda.kosmala@example.pl\n\nDear Sir or Madam,\nI would like to apply.\nYours sincerely,\nWanda Kosmala',
        wanda,
        'Rufus Achterberg\nrufus.achterberg@example.nl\n\nDear Sir or Madam,\nI would like to apply.\nYours sincerely,\nRufus Achterberg',
        rufus,
        rufus2,
      ],
      ['1-2', '3-5'],
    ],
    [
      'of three people behind a cover page',
      [
        'Candidates for your vacancy\nBright Staffing\njobs@brightstaffing.example',
        wanda,
        rufus,
        'Amaka Obi\namaka.obi@example.com | 07700 900456\n\nEmployment\nCare assistant, Elm House\n2019 - 2023',
      ],
      ['1-2', '3-3', '4-4'],
    ],
  ])('is split: %s', (_, pages, parts) => {
    expect(pagesOf(pages)).toEqual(parts);
  });

  it.each<[string, readonly string[]]>([
    [
      'the same person',
      [wanda, `Wanda Kosmala, page 2\nw.kosmala@example.org\n${rufus.slice(17)}`],
    ],
    [
      'the same person by an initial',
      [wanda, `W. Kosmala\nwk@example.org\nEducation\nGarden school, 2013 - 2015`],
    ],
    ['references', [wanda, `References\n${rufus}`]],
    [
      'a contact to ask, with sections below',
      [
        wanda,
        'Rufus Achterberg, head florist\nrufus.achterberg@example.nl\nSupervised Wanda Kosmala\nSkills\nFlower arranging',
      ],
    ],
    [
      'a letter of somebody else',
      [wanda, 'Rufus Achterberg\nrufus@example.nl\nWanda worked here.'],
    ],
    ['no address', [wanda, 'Experience\nGardener, Stadtpark\n2010 - 2015']],
    [
      'a letter before the resume',
      [
        'Rufus Achterberg\nHaven Logistiek\nrufus.achterberg@example.nl\n\nDear Mr Achterberg,\nI would like to work for you.\nYours sincerely,\nWanda Kosmala',
        wanda,
      ],
    ],
    [
      'the other language, with the same address',
      [
        'Иван Петров\nivan.petrov@example.com\n\nОпыт работы\nИнженер, Завод\n2012 - 2020',
        'Ivan Petrov\nivan.petrov@example.com\n\nExperience\nEngineer, Zavod\n2012 - 2020',
      ],
    ],
    [
      'the other language, with the same phone number',
      [
        'Юлия Соколова\n+380 44 123 4567\n\nОпыт работы\nБухгалтер, Банк\n2012 - 2020',
        'Julia Sokolova\njulia@example.com, 044 123 4567\n\nExperience\nAccountant, Bank\n2012 - 2020',
      ],
    ],
    [
      'works of a portfolio',
      [
        wanda,
        'Selected projects\nRedesign for Anna Weber\nanna.weber@example.at\nTools: Figma\n\nSkills\nLayout, lettering',
      ],
    ],
    [
      'a cover page of an agency',
      [
        'Rufus Achterberg\nSenior consultant, Bright Staffing\nrufus@brightstaffing.example\n020 7946 0000\n\nPlease find our candidate below.',
        wanda,
      ],
    ],
    [
      'the consultant of an agency on each page',
      [
        `Consultant: Rufus Achterberg, rufus@brightstaffing.example\n${wanda}`,
        `Consultant: Rufus Achterberg, rufus@brightstaffing.example\n${wanda2}`,
      ],
    ],
    [
      'a supervisor',
      [
        wanda,
        'Supervisor: Rufus Achterberg\nrufus.achterberg@example.nl\n\nEducation\nThesis on roses, 2015\nExperience\nLaboratory, 2014 - 2015',
      ],
    ],
    [
      'an employer with a switchboard',
      [wanda, 'Stadtpark Wien GmbH\n+43 1 9876543\n\nExperience\nGardener\n2010 - 2015'],
    ],
    [
      'another name and the address of the person',
      [wanda, 'Rosa Winter\nwanda.kosmala@example.pl\n\nExperience\nGardener\n2010 - 2015'],
    ],
    [
      'people by turns',
      [wanda, rufus, wanda2, `Wanda Kosmala\nwanda.kosmala@example.pl\nSkills\nRoses`],
    ],
    [
      'a certificate with the school’s contact',
      [
        wanda,
        'Certificate\nGarden School Vienna\ninfo@gardenschool.example\nThis is to certify that Wanda Kosmala passed.\nEducation\nHorticulture',
      ],
    ],
  ])('is not seen in pages of %s', (_, pages) => {
    expect(pagesOf(pages)).toEqual(['all']);
  });
});
