import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseText } from '../../text/analyse.js';
import { allSkills } from '../../text/terms/skill-matcher.js';
import { readCertificates } from './certificates.js';
import { listSkills, readSkills } from './skills.js';

const none = new Map<number, number>();
const skillsOf = (text: string, employers: readonly string[] = []) =>
  listSkills(readSkills(analyseText(text), employers), none);
const certificatesOf = (text: string, employers: readonly string[] = []) =>
  readCertificates(analyseText(text), undefined, employers);

describe('the person’s own list', () => {
  it.each([
    [
      'Skills\nBerth planning\nGantry crane scheduling',
      ['Berth planning', 'Gantry crane scheduling'],
    ],
    ['KEY SKILLS:\n• berth planning\n• Python – 5 years', ['Berth planning', 'Python']],
    [
      'Skills: Excel (advanced), K8s; Word and Outlook',
      ['Microsoft Excel', 'Kubernetes', 'Microsoft Word', 'Microsoft Outlook'],
    ],
    [
      'Technical skills\nLanguages: Python, Java | SQL\nTools: Jira',
      ['Python', 'Java', 'SQL', 'Jira'],
    ],
    ['Skills\nEPLAN ●●●○\nAutoCAD 4/5\nRevit 80%', ['EPLAN', 'AutoCAD', 'Revit']],
    [
      'Skills\nMenu planning\tFood costing   Butchery',
      ['Menu planning', 'Food costing', 'Butchery'],
    ],
    ['Skills\nPLC (Siemens S7, Allen-Bradley)', ['PLC', 'Siemens S7', 'Allen-Bradley']],
    [
      'Skills\nWound\nCare\nInfection\nControl\nNatural\nLanguage\nProcessing\nPython',
      ['Wound care', 'Infection control', 'Natural language processing', 'Python'],
    ],
    ['Kenntnisse\nLohnabrechnung, DATEV', ['Lohnabrechnung', 'DATEV']],
    ['Compétences\nPose de carrelage, SAP', ['Pose de carrelage', 'SAP']],
    [
      'Experience\nFitter, Acme, 2019 – 2022\nTechnologies used: Profinet, Grommet dies',
      ['Profinet', 'Grommet dies'],
    ],
  ])('%j', (text, skills) => {
    expect(skillsOf(text)).toEqual(skills);
  });

  it('holds no sentences, addresses, references or bare levels', () => {
    const text =
      'Skills\nI am a very motivated person\nanna@example.com, 07700 900123\nAdvanced\nReferences available upon request\nWelding';
    expect(skillsOf(text)).toEqual(['Welding']);
  });

  it('ends with the next section or job', () => {
    const text =
      'Skills\nBerth planning\n\nHobbies\nBird watching\nSkills\nRigging\nHarbour pilot, 2019 – 2022\nSteered ships';
    expect(skillsOf(text)).toEqual(['Berth planning', 'Rigging']);
  });

  it('puts traits last', () => {
    expect(skillsOf('Skills\nTeam player, Punctual, Berth planning')).toEqual([
      'Berth planning',
      'Team player',
      'Punctual',
    ]);
  });
});

describe('what is no skill', () => {
  it.each([
    ['Clerk at Ohio Freight Forwarding Co., 2018 – 2020', []],
    ['Reed Family Plumbing\nPlumber\n2018 – 2020', []],
    ['Plumber, Reed Family Plumbing, Jan 2018 – Present', []],
    ['Kitchen porter\nNorthern Catering Ltd', []],
    ['Paid US sales tax', ['Sales tax']],
    ['Maintained case packers', ['Packing machinery']],
    ['Full driving licence, led driving improvements', []],
    ['Highlights\nCleared a backlog', []],
    ['Excel at service, in the Spring of 2019, for Oracle', []],
    ['Modules: SAP PM and SAP', ['SAP PM', 'SAP']],
    ['Repaired electronic locks', []],
    ['The company will grow in future', []],
  ])('%j', (text, skills) => {
    expect(skillsOf(text)).toEqual(skills);
  });

  it('leaves out customers, and what only sounds like collecting debts', () => {
    expect(skillsOf('Served clients such as Oracle, Salesforce and Tableau in London')).toEqual([]);
    expect(skillsOf('Customers: Oracle, Docker and Jenkins.')).toEqual([]);
    expect(skillsOf('Wrote the data collection procedures of the laboratory')).not.toContain(
      'Debt collection',
    );
    expect(skillsOf('Skills\nCollections\nDebt recovery')).toEqual(['Debt collection']);
  });

  it('leaves out employers that the work history read', () => {
    expect(skillsOf('Sailed with Blue Ocean Welding', ['Blue Ocean Welding'])).toEqual([]);
  });
});

describe('what the job asks for', () => {
  it('is listed however many skills there are, and first', () => {
    const names = allSkills()
      .filter(({ isOccupation }) => !isOccupation)
      .slice(0, 150);
    const wanted = new Map(names.slice(90).map(({ id }) => [id, 1]));
    const text = `Skills\n${names.map(({ name }) => name).join('\n')}`;
    const resume = analyseText(text);
    const listed = listSkills(readSkills(resume, []), wanted);
    const found = new Set(resume.skillHits.map(({ skill }) => skill.id));
    const asked = names.filter(({ id }) => wanted.has(id) && found.has(id));
    expect(asked.length).toBeGreaterThan(40);
    for (const { name } of asked) expect(listed.slice(0, 80)).toContain(name);
  });
});

describe('readCertificates', () => {
  it.each([
    [
      'Certificates\n18th Edition (BS 7671), 2019\nFork lift safety talk – 2012',
      ['18th Edition', 'Fork lift safety talk'],
    ],
    [
      'Holds PMP and IOSH, full UK driving licence',
      ['Project Management Professional', 'IOSH', 'Driving licence'],
    ],
    [
      'Licenses and certifications\nPMP\nProject Management Professional (PMP)',
      ['Project Management Professional'],
    ],
    ['Certificates\nYes\nFull\nOwn car\nLondon\nHill Services Ltd', []],
    [
      'Certificates\nFirst Aid at Work, Leeds, 2019\nScaffolding',
      ['First Aid at Work', 'Scaffolding'],
    ],
    ['Licences\nDriving licence: Full, own car', ['Driving licence']],
    ['Certificates\nDate of birth: 1.2.1990\nanna@example.com', []],
    ['', []],
  ])('%j', (text, certificates) => {
    expect(certificatesOf(text)).toEqual(certificates);
  });
});

describe('a certificate', () => {
  it('is no employer of the work history', () => {
    expect(certificatesOf('Certificates\nBlue Ocean\nRigging', ['Blue Ocean'])).toEqual([
      'Rigging',
    ]);
  });
});

describe('any text', () => {
  it('gives each skill and certificate once, short and in bounds', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('Skills', 'Certificates', 'Skills: a, b (c, d', '• SQL ●●●', ':,;|', '(('),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const text = lines.join('\n');
        for (const names of [skillsOf(text), certificatesOf(text)]) {
          const keys = names.map((name) => name.toLowerCase());
          expect(new Set(keys).size).toBe(keys.length);
          for (const name of names) expect(name.length).toBeLessThanOrEqual(130);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([' ', 'a', '1', '(', '\n', ',', 'Ltd ', 'A ', '2019 - ', 'a, '])(
    'takes no longer than it must for 50,000 of %j',
    (unit) => {
      const text = `Skills\n${unit.repeat(50_000 / unit.length)}`;
      const start = process.cpuUsage();
      skillsOf(text);
      certificatesOf(text);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(2_000);
    },
  );
});
