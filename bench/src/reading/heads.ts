import { createRandom, type Random } from './random.js';

/** The head of a resume with the facts that it gives. */
export interface Head {
  readonly text: string;
  readonly name: string;
  readonly email: string;
  /** Digits of the phone number. */
  readonly phone: string;
}

/** Names of many countries: with particles, initials and hyphens, of one word, and names that are places, months or trades too. */
type Person = readonly [name: string, local: string];

const NAMES: readonly [Person, ...Person[]] = [
  ['Amara Okafor', 'amara.okafor'],
  ['Siobhan O’Neill', 'siobhan.oneill'],
  ['Jean-Luc de la Fontaine', 'jl.delafontaine'],
  ['Łukasz Wójcik', 'lukasz.wojcik'],
  ['Nguyễn Thị Minh Khai', 'minhkhai'],
  ['Thulani van der Merwe', 'thulani.vdm'],
  ['María José Núñez García', 'mj.nunez'],
  ['Li Na', 'lina88'],
  ['Paris Hill', 'paris.hill'],
  ['April May', 'april.may'],
  ['Anna Baker', 'anna.baker'],
  ['Carter Mason', 'carter.mason'],
  ['Sukarno', 'sukarno'],
  ['J. R. Whitcombe', 'jr.whitcombe'],
  ['Zoë Müller-Lüdenscheidt', 'zoe.mueller'],
  ['Fatima bint Khalid Al-Rashid', 'fatima.alrashid'],
  ['Дмитрий Соколов', 'd.sokolov'],
  ['Ελένη Παπαδοπούλου', 'eleni.papa'],
  ['佐藤 花子', 'hanako.sato'],
  ['João Pereira dos Santos', 'joao.santos'],
];
const PHONES = [
  '+44 7700 900123',
  '07700 900123',
  '(555) 010-4477',
  '555.010.4477',
  '+1-555-010-4477',
  '+49 (0)30 901820-55',
  '0049 30 90182055',
  '06 12 34 56 78',
  '+33 (0)6.12.34.56.78',
  '+34 612 345 678',
  '+39 333 1234567',
  '+48 601-234-567',
  '+351 912 345 678',
  '+31 (0)6 12345678',
  '+91 98765 43210',
  '+86 138 0013 8000',
  '+55 (11) 91234-5678',
  '0161 496 0000',
  '+44‑7700‑900123',
  '030/90182055',
] as const;

type Layout = (head: Omit<Head, 'text'> & { readonly written: string }) => string;

const LAYOUTS: readonly [Layout, ...Layout[]] = [
  ({ name, email, written }) => `${name}\n${email} | ${written} | Leeds`,
  ({ name, email, written }) =>
    `${name.toUpperCase()}\nWard Manager\n\nEmail: ${email}\nPhone: ${written}`,
  ({ name, email, written }) =>
    `CURRICULUM VITAE\n\nName: ${name}\nAddress: 12 Mill Lane, Leeds\nTel.: ${written}\nE-mail: ${email}`,
  ({ name, email, written }) => `Contact\n${written}\n${email}\n\n${name}\nCharge nurse`,
  ({ name, email, written }) => `${name}, RN\nM ${written}\nE ${email}`,
  ({ name, email, written }) =>
    `LEBENSLAUF\n\n${name}\nMusterstraße 12, 80331 München\nTelefon ${written}\n${email}`,
  ({ name, email, written }) => `${name}\t${written}\n12 rue des Lilas, 75011 Paris\t${email}`,
  ({ name, email, written }) => `${name} • Registered nurse • ${email} • ${written}`,
];

const CAREER =
  '\n\nExperience\nCharge nurse, Haven Clinic\n04/2016 - 09/2021\n• Wound care and triage for a ward of twenty\n\nEducation\nDiploma of nursing, 2015';

function makeHead(random: Random): Head {
  const [name, local] = random.pick(NAMES);
  const written = random.pick(PHONES);
  const email = `${local}@${random.pick(['example.com', 'mail.example.org', 'post.example.co.uk'])}`;
  const facts = { name, email, phone: written.replace(/\D/g, ''), written };
  return { ...facts, text: random.pick(LAYOUTS)(facts) + CAREER };
}

/** Heads of resumes, the same for the same seed. */
export function makeHeads(seed: number, count: number): readonly Head[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => makeHead(random));
}
