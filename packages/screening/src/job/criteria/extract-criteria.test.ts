import { describe, expect, it } from 'vitest';
import { findJobTitle } from '../advert/job-title.js';
import { extractCriteria, MAX_CRITERIA } from './extract-criteria.js';

const advert = `Ward Manager

About us
We are a friendly hospital with a great canteen.

Responsibilities
- Lead the nursing team
- Manage patient flow

Requirements:
* Current NMC registration
* 5+ years of acute nursing experience
* 5+ years of acute nursing experience.
Skills: triage, wound care, cannulation

Nice to have
- Advanced life support

Benefits
- Pension scheme and 27 days of annual leave

We are an equal opportunity employer regardless of age, sex or religion.`;

describe('extractCriteria', () => {
  it('takes requirements, duties and wishes, and leaves boilerplate and duplicates out', () => {
    const { criteria, leftOut, duties } = extractCriteria(advert);
    expect(criteria.map(({ text, kind, weight }) => [text, kind, weight])).toEqual([
      ['Current NMC registration', 'must', 3],
      ['5+ years of acute nursing experience', 'must', 3],
      ['Triage', 'must', 3],
      ['Wound care', 'must', 3],
      ['Cannulation', 'must', 3],
      ['Advanced life support', 'nice', 1],
    ]);
    expect(duties).toEqual(['Lead the nursing team', 'Manage patient flow']);
    expect(leftOut).toEqual([]);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
  });

  it('reads one paragraph by its wording', () => {
    const { criteria } = extractCriteria(
      'We are hiring a pastry chef. You must have three years in a professional kitchen. Knowledge of chocolate work is required. Wine knowledge would be a plus. We offer free meals.',
    );
    expect(criteria.map(({ kind }) => kind)).toEqual(['must', 'must', 'nice']);
    expect(JSON.stringify(criteria)).not.toContain('free meals');
  });

  it('reads headings and numbers inside one paragraph', () => {
    const { criteria } = extractCriteria(
      'JOB DESCRIPTION: Accountant. Reports to: Finance Director. DUTIES: 1. Prepare annual accounts. 2. Reconcile bank statements. REQUIREMENTS: 1. Three years in practice. BENEFITS: 1. Dental plan.',
    );
    expect(criteria.map(({ text }) => text)).toEqual([
      'Prepare annual accounts',
      'Reconcile bank statements',
      'Three years in practice',
    ]);
  });

  it('reads an occupation description', () => {
    const { criteria } = extractCriteria(
      'Diagnose, adjust, repair, or overhaul automotive vehicles. Examine vehicles to determine extent of damage.',
    );
    expect(criteria).toHaveLength(2);
  });

  it.each([
    '',
    '   \n\t',
    '!!!',
    '🙂',
    'Wir suchen eine Köchin mit Erfahrung.',
    '需要三年經驗的護士',
  ])('copes with %j', (text) => {
    expect(() => extractCriteria(text)).not.toThrow();
    expect(findJobTitle(text)).not.toBe('');
  });

  it('never gives more than the limit, and keeps the must-haves', () => {
    const wishes = Array.from(
      { length: 40 },
      (_, index) => `- wish topic${index} subject${index}`,
    ).join('\n');
    const { criteria } = extractCriteria(
      `Nice to have\n${wishes}\nRequirements\n- NMC registration`,
    );
    expect(criteria).toHaveLength(MAX_CRITERIA);
    expect(criteria.map(({ text }) => text)).toContain('NMC registration');
  });

  it.each([
    ...['C++', 'C#', 'R', 'C', 'Go', 'F#', 'Excel', '5S', 'AS/400', 'D365', '3D', 'IT', 'Teams'],
    ...['HR', 'QA', '.NET', 'S/4HANA', 'R&D', 'A/R', 'Word', 'C++, C#, R', 'AS/400, 5S, Excel'],
  ])('keeps the short name %j as a bullet and as a wish', (name) => {
    const names = name.split(', ');
    const texts = (advertText: string) =>
      extractCriteria(advertText).criteria.map((each) => [each.text, each.kind]);
    expect(texts(`Requirements\n- ${name}`)).toEqual(names.map((each) => [each, 'must']));
    expect(texts(`Requirements\n- Welding\nNice to have\n- ${name}`)).toEqual([
      ['Welding', 'must'],
      ...names.map((each) => [each, 'nice']),
    ]);
  });

  it('reads short names in sentences, each as itself', () => {
    const { criteria } = extractCriteria(
      'Requirements\n- Experience with R\n- Experience with C\n- You need C#\n- C++ is a plus\n- Go, Rust and Zig',
    );
    expect(criteria.map(({ text, kind }) => [text, kind])).toEqual([
      ['Experience with R', 'must'],
      ['Experience with C', 'must'],
      ['C#', 'must'],
      ['C++', 'nice'],
      ['Go', 'must'],
      ['Rust', 'must'],
      ['Zig', 'must'],
    ]);
  });

  it.each(['Experience', 'Skills', 'Other', 'The following'])(
    'takes %j alone for no name',
    (text) => {
      expect(extractCriteria(`Requirements\n- ${text}\n- Welding`).criteria).toHaveLength(1);
    },
  );

  it.each(['must', 'duties'])('keeps nice-to-haves under the cap beside many %s', (kind) => {
    const items = Array.from(
      { length: 40 },
      (_, at) => `- operate topic${at} and subject${at} at a depth of many metres and in the dark`,
    );
    const { criteria } = extractCriteria(
      `${kind === 'must' ? 'Requirements' : 'Responsibilities'}\n${items.join('\n')}\nNice to have\n- Rigging\n- Spoken Welsh`,
    );
    expect(criteria.length).toBeLessThanOrEqual(MAX_CRITERIA);
    const wishes = criteria.filter((each) => each.kind === 'nice').map((each) => each.text);
    expect(wishes.join(', ')).toBe('Rigging, Spoken Welsh');
  });

  it('lets short items share a criterion where there are too many', () => {
    const tools = ['SolidWorks', 'Tolerance analysis', 'Knowledge of gears', 'Knowledge of seals'];
    const years = Array.from(
      { length: 10 },
      (_, at) => `Two years with topic${at} of machine${at}`,
    );
    const { criteria } = extractCriteria(
      `Requirements\n${[...years, ...tools].map((text) => `- ${text}`).join('\n')}`,
    );
    const texts = criteria.map(({ text }) => text);
    expect(texts).toHaveLength(MAX_CRITERIA);
    for (const name of ['topic9', 'SolidWorks', 'Tolerance', 'gears', 'seals'])
      expect(texts.join('; ')).toContain(name);
  });

  it('keeps what is held or not under the cap', () => {
    const items = Array.from(
      { length: 20 },
      (_, at) => `- Many years of topic${at} and of subject${at}, in all kinds of weather`,
    );
    const { criteria } = extractCriteria(
      `Requirements\n${items.join('\n')}\n- Driving licence\n- Night shifts`,
    );
    expect(criteria.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Driving licence', 'Night shifts']),
    );
  });

  it('makes the most telling duties must-haves, at most eight, where nothing is required', () => {
    const { criteria, duties } = extractCriteria(
      'Welders. Weld components in flat, vertical, or overhead positions. Chip or grind off slag. Ignite torches. Report to management. Follow company procedures. May supervise others. Perform other duties as assigned.',
    );
    expect(criteria.map(({ text }) => text)).toEqual([
      'Weld components in flat, vertical, or overhead positions',
      'Chip or grind off slag',
      'Ignite torches',
    ]);
    expect(duties).toEqual(['Report to management']);
  });

  it.each([
    ['Requirements\n- Two years of acute nursing\n- At least two years of nursing, acute', 1],
    ['Requirements\n- Certificate in CT\n- CT experience', 2],
    ['Requirements\n- Advanced Excel pivot tables\n- Excel pivot tables', 1],
    ['Requirements\n- 2 years of pipe welding\n- 5 years of pipe welding and rigging', 2],
    ['Duties\n- Control food costs\nRequirements\n- Knowledge of food cost control\n- Rigging', 2],
  ])('lists what is said twice once: %j', (text, count) => {
    expect(extractCriteria(text).criteria).toHaveLength(count);
  });

  it.each([
    ['Requirements\n- Welding\n- English', 'English'],
    ['Anforderungen\n- Ausbildung als Koch\n- Deutschkenntnisse', 'Deutschkenntnisse'],
    ['Votre profil\n- Expérience en boulangerie\n- Français', 'Français'],
  ])('asks on the call for the language of the advert: %j', (text, name) => {
    const found = extractCriteria(text).criteria.find((each) => each.text === name);
    expect(found?.onCall).toBe(true);
  });

  it.each(['Entitled to work in Ireland', 'Permission to work in Malta'])(
    'asks on the call whether somebody may work there: %j',
    (wish) => {
      const { criteria } = extractCriteria(`Requirements\n- Welding\n- ${wish}`);
      expect(criteria.find(({ text }) => text === wish)?.onCall).toBe(true);
    },
  );

  it.each([
    ['Requirements', 'Welding', 'Able to work evenings'],
    ['Requirements', 'Welding', 'Willing to work bank holidays'],
    ['Requirements', 'Welding', 'Ability to work as part of a kitchen team'],
    ['Requirements', 'Welding', 'Two references'],
    ['Anforderungen', 'Erfahrung im Schweißen', 'Spaß an der Arbeit mit Menschen'],
    ['Profil recherché', 'Expérience en soudure', 'Capacité à travailler sous pression'],
    ['Requisitos del puesto', 'Experiencia en soldadura de tubos', 'Flexibilidad horaria'],
    [
      'Requisiti richiesti',
      'Esperienza nella saldatura di tubi',
      'Disponibilità al lavoro nel weekend',
    ],
    ['Functie-eisen', 'Ervaring met het lassen van buizen', 'Bereid om in het weekend te werken'],
    ['Wymagania', 'Doświadczenie w spawaniu', 'Gotowość do pracy zmianowej'],
    ['Requisitos da função', 'Experiência em soldadura de tubos', 'Viatura própria'],
  ])('asks on the call what only a person can say: %s, %s, %s', (heading, work, wish) => {
    const { criteria } = extractCriteria(`${heading}\n- ${work}\n- ${wish}`);
    expect(criteria.find(({ text }) => text === wish)?.onCall).toBe(true);
    expect(criteria.find(({ text }) => text === work)?.onCall).toBeUndefined();
  });

  it('takes what somebody will be doing for a duty, where the advert says what it asks for', () => {
    const { criteria } = extractCriteria(
      "Team Leader\n\nYou'll be on a truck for half of your day.\n\nWhat you need\n- Knowledge of PAYE, NI and pensions, including manual calculations\n- Reach truck licence",
    );
    expect(criteria.map(({ text }) => text)).toEqual([
      'Knowledge of PAYE, NI and pensions, including manual calculations',
      'Reach truck licence',
    ]);
  });

  it('asks on the call how well the language of the advert is spoken, not another language', () => {
    const { criteria } = extractCriteria(
      'Requirements\n- Welding\n- English at C1\n- Clear written and spoken English\n- French at C1\n- A degree in English',
    );
    expect(criteria.map(({ text, onCall = false }) => [text, onCall])).toEqual([
      ['Welding', false],
      ['English at C1', true],
      ['Clear written and spoken English', true],
      ['French at C1', false],
      ['A degree in English', false],
    ]);
  });

  it.each([
    [
      'You will be responsible for safe, high-quality patient care around the clock and for a team of 45 nurses.',
      [
        'Responsible for safe, high-quality patient care around the clock and for a team of 45 nurses',
      ],
    ],
    [
      'Requirements\n- Running large, complex construction projects in towns that never sleep',
      null,
    ],
    [
      'Requirements\n- Comfortable in a busy, noisy, fast-paced kitchen and with early starts',
      null,
    ],
    ['Requirements\n- Knowledge of health, safety and environmental legislation', null],
    ['Requirements\n- Knowledge of mechanical, electrical and hydraulic systems', null],
    [
      'Requirements\n- Strong, creative writing skills, fluent French and a driving licence',
      ['Strong, creative writing skills', 'Fluent French', 'A driving licence'],
    ],
    [
      'Requirements\n- Experience with clinical, financial and operational reporting, SQL and Tableau',
      ['Experience with clinical, financial and operational reporting', 'SQL', 'Tableau'],
    ],
    [
      'Requirements\n- Punctual, honest, food hygiene certificate, own car',
      ['Punctual', 'Honest', 'Food hygiene certificate', 'Own car'],
    ],
    ['Duties\n- Conduct educational, research, or outreach programmes of the museum', null],
    ['Duties\n- Work with suppliers, design and quality to launch new products', null],
    ['Duties\n- Review workflows to simplify and improve invoicing', null],
    ['Duties\n- If asked to travel, visit farms to solicit and collect donations', null],
    [
      'Duties\n- Serve hot, cold and frozen drinks, order supplies, or plan menus',
      ['Serve hot, cold and frozen drinks', 'Order supplies', 'Plan menus'],
    ],
  ])('tears nothing that shares its noun or verb: %j', (text, expected) => {
    const whole = [text.slice(text.indexOf('- ') + 2)];
    expect(extractCriteria(text).criteria.map((criterion) => criterion.text)).toEqual(
      expected ?? whole,
    );
  });

  it('takes the name of an occupation before its duties for a label', () => {
    const { criteria } = extractCriteria(
      'Financial Analysts. Analyze investments.\nBudget Analysts. Examine budget estimates for completeness.',
    );
    expect(criteria.map(({ text }) => text)).toEqual([
      'Analyze investments',
      'Examine budget estimates for completeness',
    ]);
  });

  it.each([
    ['a benefit', 'Anforderungen\n- Ausbildung als Koch\n- 30 Tage Urlaub', 'Urlaub'],
    ['a company', 'Requirements\n- Welding\n\nWe offer free parking.', 'parking'],
    ['pay', 'Requirements\n- Welding\n- £15 per hour', '15'],
  ])('leaves %s out', (_, text, word) => {
    const { criteria } = extractCriteria(text);
    expect(criteria).toHaveLength(1);
    expect(JSON.stringify(criteria)).not.toContain(word);
  });

  it('keeps benefits that are the work', () => {
    const { criteria } = extractCriteria(
      'Benefits Administrator\nDuties\n- Enrol staff in pension and health plans\n- Process annual leave',
    );
    expect(criteria.map(({ text }) => text)).toEqual([
      'Enrol staff in pension and health plans',
      'Process annual leave',
    ]);
  });

  it.each([
    ' ',
    'a',
    '1',
    '(',
    ',',
    ';',
    'or ',
    'and, ',
    '- ',
    '• ',
    ': ',
    'Nice: ',
    '\n',
    '<p>',
    '&',
    'ü',
  ])('reads 50,000 characters of %j within the limit of a test', (piece) => {
    const text = piece.repeat(50_000 / piece.length);
    expect(extractCriteria(text).criteria).toEqual(expect.any(Array));
  });

  it('stays quick on a huge description', () => {
    expect(
      extractCriteria('You must know nursing care and audits. '.repeat(1_280)).criteria,
    ).toHaveLength(1);
  });
});

describe('findJobTitle', () => {
  it.each([
    ['Ward Manager, Acute Medicine\n\nWe need…', 'Ward Manager, Acute Medicine'],
    ['Job Title: Senior Chef (m/f/d)\nLocation: Leeds', 'Senior Chef'],
    [
      'About us\nWe are a school.\nWe are looking for a primary school teacher to join us.',
      'Primary school teacher',
    ],
    ['# Data Analyst – Remote', 'Data Analyst'],
    [
      'We need a friendly receptionist for our busy dental practice in Leeds.',
      'Friendly receptionist',
    ],
    ['JOB DESCRIPTION: Accountant. Reports to: Finance Director.', 'Accountant'],
    [
      'Plan, direct, or coordinate activities of a warehouse and its people every day.',
      'Plan, direct, or coordinate activities of a warehouse',
    ],
    ['', 'This position'],
    ['Legal and Client Advocate\n\nRequirements\n- Law degree', 'Legal and Client Advocate'],
    ['Benefits Manager\nRun our pension scheme.', 'Benefits Manager'],
    ['Requirements Engineer (m/w/d)\nWe…', 'Requirements Engineer'],
    ['Ⓢenior Account Manager – (maternity cover)\nYou…', 'Senior Account Manager'],
    ['Driving licence\nExperience as a plumber\nGood manners', 'Plumber'],
    [
      'We are looking for an electrically biased Multi-Skilled Maintenance Electrician to join us.',
      'Multi-Skilled Maintenance Electrician',
    ],
    ['We are seeking an enthusiastic trainee Dental Nurse to join us.', 'Trainee Dental Nurse'],
    ['We are seeking a senior Java developer to join us.', 'Senior Java developer'],
    ['We are hiring an iOS developer to join us.', 'iOS developer'],
    ['Pastry Chef wanted! We are a bakery.', 'Pastry Chef'],
    ['Wir suchen ab sofort einen Koch (m/w/d) für unser Gasthaus.', 'Koch'],
    ['Comptable (H/F)\nVos missions', 'Comptable'],
    ['{{job_title}} <b>Nurse</b>', 'Nurse'],
  ])('reads %j', (text, title) => {
    expect(findJobTitle(text)).toBe(title);
  });
});

describe('alternatives', () => {
  it.each([
    'NVQ Level 3 in Electrical Installation or Electrical Maintenance, or a time-served apprenticeship',
    'Experience with Python, Java, or Go',
    'Three years in retail, hospitality, or a call centre',
    'A chartered accountant, or equivalent by experience',
  ])('stay one criterion: %s', (text) => {
    const { criteria } = extractCriteria(`Role\nRequirements\n- ${text}\n- Driving licence`);
    expect(criteria).toHaveLength(2);
    for (const each of criteria) expect(each.text).not.toMatch(/^or\b/i);
  });
});

describe('headings inside a paragraph', () => {
  it('are cut where they begin when a blank is left before the colon', () => {
    const { criteria } = extractCriteria(
      'Serveur H/F\nNous cherchons un serveur pour la saison. Démarrage souhaité\u00a0: 1er mai. Les missions : accueillir les clients, prendre les commandes. Une expérience en salle est exigée.',
    );
    expect(criteria.map(({ text }) => text)).toEqual([
      'Accueillir les clients',
      'Prendre les commandes',
      'Une expérience en salle',
    ]);
  });
});

describe('steps of the hiring process', () => {
  it.each([
    ['So geht es weiter:', 'Gutes Auge für Details', 'Probearbeitstag im Betrieb'],
    ['Bewerbungsprozess', 'Führerschein Klasse B', 'Kennenlerngespräch per Video'],
    ['Étapes du recrutement :', 'Permis B exigé', 'Un test technique à faire chez vous'],
    ['Etapy rekrutacji:', 'Prawo jazdy kat. B', 'Rozmowa telefoniczna z rekruterem'],
    ['Selection process', 'Forklift licence', 'Pair programming session with an engineer'],
  ])('are asked of nobody below %s', (heading, asked, step) => {
    const { criteria, duties } = extractCriteria(
      `Requirements:\n- ${asked}\n- Excel\n\n${heading}\n- ${step}\n`,
    );
    const texts = [...criteria.map(({ text }) => text), ...duties];
    expect(texts).not.toContain(step);
    expect(criteria.length).toBeGreaterThan(0);
  });
});

describe('a cue that leaves an elided article', () => {
  it('takes the article with it', () => {
    const { criteria } = extractCriteria(
      "Serveur H/F\n\nProfil :\n- Vous justifiez d'au moins trois ans d'expérience en salle\n- Vous avez le permis B\n",
    );
    expect(criteria[0]?.text).toBe("Au moins trois ans d'expérience en salle");
  });
});

describe('a heading that no list knows, between two lists', () => {
  it.each([
    [
      'Dein Plätzchen bei den Schafen',
      'Zuschuss zum Mittagessen',
      'Schlachtprämie und 30 Tage Urlaub',
    ],
    ['Ce que la ferme garde pour vous', 'Panier de légumes', 'Prime de moisson'],
    ['What the farm throws in', 'Free milk', '£400 clothing allowance'],
  ])('begins what is given: %s', (heading, first, second) => {
    const { criteria } = extractCriteria(
      `Shepherd\nRequirements\n- Two years with sheep\n- Driving licence\n${heading}\n- ${first}\n- ${second}`,
    );
    expect(criteria.map(({ text }) => text)).toEqual(['Two years with sheep', 'Driving licence']);
  });

  it('begins requirements if its items ask for something', () => {
    const { criteria } = extractCriteria(
      'Shepherd\nDuties\n- Shear sheep\n- Mend fences\nThe person in wellies\n- Two years with sheep\n- A driving licence is required',
    );
    expect(criteria.map(({ text }) => text)).toEqual(['Two years with sheep', 'A driving licence']);
  });

  it.each(['Our hearts leap if', 'Unser Herz hüpft, wenn'])('begins wishes: %s', (heading) => {
    const { criteria } = extractCriteria(
      `Shepherd\nRequirements\n- Two years with sheep\n- Driving licence\n${heading}\n- Cheese making\n- Sheepdog training`,
    );
    expect(criteria.map(({ text, kind }) => [text, kind])).toEqual([
      ['Two years with sheep', 'must'],
      ['Driving licence', 'must'],
      ['Cheese making', 'nice'],
      ['Sheepdog training', 'nice'],
    ]);
  });
});

describe('what an advert says beside its requirements', () => {
  const read = (text: string) =>
    extractCriteria(`Milker\n\n${text}`).criteria.map((each) => [each.text, each.kind]);

  it('asks for a condition below how to apply', () => {
    expect(
      read(
        'Requirements\n- Two years in a parlour\n- Tractor licence\n\nSpecial notes\nThis position works split shifts.\nThe herd won a prize.',
      ),
    ).toEqual([
      ['Two years in a parlour', 'must'],
      ['Tractor licence', 'must'],
      ['This position works split shifts', 'must'],
    ]);
  });

  it('names places and hours above it', () => {
    const texts = read(
      'Alder Farm · Cork (on-site)\nReposted a week ago · Over 40 applicants\n\nRequirements\n- Two years in a parlour\n- Tractor licence',
    );
    expect(texts).toHaveLength(2);
  });

  it('is told of the work in a list without headings', () => {
    const texts = read(
      "- Two years in a parlour\n- Tractor licence\n- You'll be milking 200 cows\n- First aid",
    );
    expect(texts).not.toContainEqual(['Milking 200 cows', 'must']);
    expect(texts).toHaveLength(3);
  });

  it('marks its items with arrows', () => {
    expect(read('Requirements\n→ Two years in a parlour\n✓ Tractor licence')).toEqual([
      ['Two years in a parlour', 'must'],
      ['Tractor licence', 'must'],
    ]);
  });

  it('keeps a requirement whose kind alone is wished', () => {
    expect(
      read('Requirements\n- Minimum 2 years post-training, MSK preferred\n- Tractor licence')[0],
    ).toEqual(['Minimum 2 years post-training, MSK', 'must']);
  });
});
