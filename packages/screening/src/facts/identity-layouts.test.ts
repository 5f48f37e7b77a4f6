import { describe, expect, it } from 'vitest';
import { findIdentity } from './identity/identity.js';

/** Names from many countries; few are in the list of common given names. */
const NAMES = [
  'Anna Kowalska',
  'Chidera Okonkwo',
  'Li Wei',
  'Nguyễn Thị Linh',
  'Jürgen Müller',
  "Sinéad O'Brien",
  'María José García López',
  'Pieter van der Berg',
  'Omar al-Farouk',
  'Thandeka Mkhize',
  'Иван Петров',
  '王小明',
  'Siobhán McCarthy-Jones',
  'Takumi Watanabe',
  'Ngozi Adebayo',
  'Ebba Lindqvist',
  'Aoife Ní Bhriain',
  'J. R. Whitfield',
  'Rukmini Devi Nair',
  'Zsófia Horváth',
  'Benoît Lefèvre',
  'Małgorzata Wiśniewska',
  'Tariq Mahmood',
  'Lwazi Dube',
];
const LANGUAGES = [
  {
    heading: 'Curriculum Vitae',
    name: 'Name',
    phone: 'Phone',
    title: 'Staff Nurse',
    work: 'Work Experience',
    profile: 'Profile',
  },
  {
    heading: 'Lebenslauf',
    name: 'Name',
    phone: 'Telefon',
    title: 'Elektriker',
    work: 'Berufserfahrung',
    profile: 'Persönliche Daten',
  },
  {
    heading: 'CV',
    name: 'Nom et prénom',
    phone: 'Téléphone',
    title: 'Infirmière',
    work: 'Expérience professionnelle',
    profile: 'Profil',
  },
  {
    heading: 'Hoja de vida',
    name: 'Nombre',
    phone: 'Teléfono',
    title: 'Enfermera',
    work: 'Experiencia laboral',
    profile: 'Datos personales',
  },
  {
    heading: 'Curriculum Vitae',
    name: 'Nome e cognome',
    phone: 'Telefono',
    title: 'Infermiera',
    work: 'Esperienza lavorativa',
    profile: 'Dati personali',
  },
  {
    heading: 'CV',
    name: 'Naam',
    phone: 'Telefoon',
    title: 'Verpleegkundige',
    work: 'Werkervaring',
    profile: 'Persoonlijke gegevens',
  },
  {
    heading: 'Currículo',
    name: 'Nome',
    phone: 'Telefone',
    title: 'Enfermeira',
    work: 'Experiência profissional',
    profile: 'Dados pessoais',
  },
  {
    heading: 'Życiorys',
    name: 'Imię i nazwisko',
    phone: 'Telefon',
    title: 'Pielęgniarka',
    work: 'Doświadczenie zawodowe',
    profile: 'Dane osobowe',
  },
];
type Words = (typeof LANGUAGES)[number];
const PHONE = '+44 20 7946 0112';
const LAYOUTS: readonly ((name: string, words: Words) => string)[] = [
  (name, { title }) => `${name}\n${title}`,
  (name, { heading }) => `${heading}\n\n${name}\n${PHONE}`,
  (name) => `${name}  ${PHONE}`,
  (name, { phone }) => `${name}\t${phone}: ${PHONE}`,
  (name, { name: label }) => `${label}: ${name}`,
  (name, { heading, profile, name: label }) =>
    `${heading}\n${profile}\n${label}: ${name}\n${PHONE}`,
  (name, { title }) => `${name.toUpperCase()}\n${title}`,
  (name, { title }) => `${title}\n${name}\n${PHONE}`,
  (name) => `Dr. ${name}`,
  (name) => `${name}, MRICS`,
  (name) => `${name} | Leeds | ${PHONE}`,
  (name, { heading }) => `${heading} – ${name}`,
  (name, { phone }) => `${phone}: ${PHONE}\n${name}`,
  (name, { profile, title }) => `${name}\n${title}\n${profile}\nLorem ipsum dolor sit amet.`,
];

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Share of the cases in which the name is read and not guessed. */
function shareRead(layouts: typeof LAYOUTS): { share: number; missed: string[] } {
  const missed: string[] = [];
  let all = 0;
  for (const [at, layout] of layouts.entries()) {
    for (const words of LANGUAGES) {
      for (const name of NAMES) {
        all += 1;
        const text = `${layout(name, words)}\n\n${words.work}\n${words.title}, 2018 – 2020`;
        const read = findIdentity(text, 'cv.pdf');
        if (plain(read.name) !== plain(name) || read.isGuessed)
          missed.push(`${at} ${words.work} ${name}: ${read.name}`);
      }
    }
  }
  return { share: 1 - missed.length / all, missed };
}

describe('names of generated resumes', () => {
  it.each([
    ['every other layout', 0],
    ['the other layouts', 1],
  ])('%s', (_, parity) => {
    const { share, missed } = shareRead(LAYOUTS.filter((__, at) => at % 2 === parity));
    expect({
      isEnough: share >= 0.95,
      examples: share >= 0.95 ? [] : [share, ...missed.slice(0, 40)],
    }).toEqual({ isEnough: true, examples: [] });
  });
});
