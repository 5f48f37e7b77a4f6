import { occupations } from './occupations.mjs';

/** Mulberry32: a small seeded generator, so that every run sees the same texts. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const firstNames = [
  'Aisha',
  'Bruno',
  'Chen',
  'Dilnoza',
  'Emeka',
  'Freya',
  'Goran',
  'Hana',
  'Ines',
  'Jamal',
  'Kavita',
  'Liam',
  'Mei',
  'Nadia',
  'Omar',
  'Paulina',
  'Quang',
  'Rosa',
  'Sven',
  'Tariro',
];
const lastNames = [
  'Adeyemi',
  'Baptista',
  'Castellanos',
  'Dvorak',
  'Eriksen',
  'Farouk',
  'Gunawardena',
  'Hossain',
  'Ivanova',
  'Jovanovic',
  'Kimura',
  'Lefebvre',
  'Mbeki',
  'Novak',
  'Oduya',
  'Petrov',
  'Quispe',
  'Rahman',
  'Silva',
  'Tuomi',
];
const common = [
  'Highly motivated professional with excellent communication and organisational skills',
  'Team player who works well under pressure and meets deadlines',
  'Responsible for day-to-day operations and for reporting to senior management',
  'Proven record of improving processes and reducing costs',
  'Worked closely with customers, suppliers and colleagues across departments',
  'Proficient in Microsoft Word, Excel and PowerPoint',
  'Trained and supervised new members of staff',
  'Took part in weekly meetings and prepared presentations',
  'Won employee of the month for service and attitude',
  'Interests: hiking, reading, cooking for friends, five-a-side football',
  'Volunteered at a food bank and a local school',
  'Full driving licence, references available on request',
  'Managed budgets and schedules for several projects at once',
  'Kept records accurate and confidential',
  'Strong leadership, problem solving and time management',
  'Languages: English, some Spanish',
];

function createPicker(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sample = (list, count) => {
    const rest = [...list];
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(Math.floor(random() * rest.length), 1)[0],
    );
  };
  return {
    random,
    pick,
    sample,
    between: (low, high) => low + Math.floor(random() * (high - low + 1)),
  };
}

function writeJob({ pick, sample, between }, occupation, statements, years) {
  const employers = [
    'Northfield Group',
    'Alder & Finch',
    'Meridian Services',
    'Kestrel House',
    'The Harbour Company',
    'Bluestone',
  ];
  const title = pick(occupation.titles);
  const bullet = pick(['• ', '- ', '', '* ']);
  return [
    `${title}, ${pick(employers)}, ${years}`,
    ...sample(statements, between(2, 5)).map((text) => bullet + text),
  ];
}

/** One resume of an occupation: some of its statements, some that anyone writes, and often an earlier life in another trade. */
function writeResume(picker, occupation) {
  const { pick, sample, between, random } = picker;
  const name = `${pick(firstNames)} ${pick(lastNames)}`;
  const other = pick(occupations.filter((each) => each !== occupation));
  const start = between(2002, 2014);
  const own = sample(occupation.statements, between(3, 8));
  const jobs = [writeJob(picker, occupation, own.slice(0, 5), `${start + 6} - present`)];
  if (own.length > 5)
    jobs.push(writeJob(picker, occupation, own.slice(5), `${start + 3} - ${start + 6}`));
  if (random() < 0.7)
    jobs.push(
      writeJob(picker, other, sample(other.statements, between(1, 3)), `${start} - ${start + 3}`),
    );
  const blocks = [
    ['PROFILE', ...sample(common, between(1, 4))],
    ['EXPERIENCE', ...(random() < 0.3 ? jobs.reverse() : jobs).flat()],
    ['OTHER', ...sample(common, between(2, 6))],
  ];
  const body = random() < 0.2 ? [...blocks].reverse() : blocks;
  return {
    occupation: occupation.id,
    text: [name, `${name.toLowerCase().replace(' ', '.')}@example.com`, ...body.flat()].join('\n'),
  };
}

/** Hand-written texts of unusual form: prose, keyword lists, career changers. */
const handWritten = [
  [
    'nurse',
    'Sister Maria Delgado. I have spent fourteen years at the bedside. Nights on the stroke unit taught me to notice small changes; days in clinic taught me to explain a diagnosis in plain words. I give medicines, dress wounds, take bloods, sit with the frightened. Registered since 2011.',
  ],
  [
    'accountant',
    'K. Osei. Ledgers, VAT, month end, payroll, Sage, Xero. Ten years in practice and industry. I like it when the trial balance agrees the first time.',
  ],
  [
    'chef',
    'From dishwasher to running the pass in eleven years. Stocks, sauces, fish, pastry. I write menus by what the boats land and I have never failed an inspection.',
  ],
  [
    'software',
    'github: wrote a job queue in Rust, a tiny compiler, two npm packages. Work: Go and TypeScript services for a bank, PostgreSQL, Docker, tests before code.',
  ],
  [
    'lawyer',
    'Called in 2012. Disputes about ships, cargo and insurance; later in-house for a brewery: contracts, trademarks, pubs and their leases.',
  ],
  [
    'mechanic',
    'Grew up in my uncle’s garage. Engines, clutches, electrics, MOTs. Own tools, own overalls.',
  ],
  [
    'teacher',
    'I teach seven-year-olds to read. PGCE, nine years in two inner-city schools, reading scheme lead, forest school, parents on my side.',
  ],
  [
    'admin',
    'Front desk, phones, post, diaries, minutes, travel. Fifteen years keeping surveyors and architects organised. Fast typist.',
  ],
];

/** The labelled set: resumes by occupation, and per occupation an advert and a description as queries. */
export function generateRankingSet({ seed = 2026, perOccupation = 9 } = {}) {
  const picker = createPicker(createRandom(seed));
  const resumes = occupations.flatMap((occupation) =>
    Array.from({ length: perOccupation }, () => writeResume(picker, occupation)),
  );
  for (const [occupation, text] of handWritten) resumes.push({ occupation, text });
  const queries = occupations.flatMap(({ id, advert, description }, index) => [
    { occupation: id, kind: 'advert', half: index % 2 === 0 ? 'tuning' : 'held-out', text: advert },
    {
      occupation: id,
      kind: 'description',
      half: index % 2 === 0 ? 'tuning' : 'held-out',
      text: description,
    },
  ]);
  return { resumes, queries };
}
