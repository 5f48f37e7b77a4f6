import { makeWordFile } from './word-file.js';

const firstNames = 'Ada Ben Cleo Dora Emil Finn Gwen Hugo Ines Jonas Kira Lars'.split(' ');
const lastNames =
  'Abara Brandt Castell Duarte Ekholm Farrow Gruber Hadley Ilves Jansen Kowal Lindt Moreau Novak Okoye Petrov Quist Ruiz Sato Tamm'.split(
    ' ',
  );
const posts = [
  'Ward manager, St Elm Hospital\nRegistered nurse. Leads a team of twenty nurses, rosters, wound care, audits.',
  'Staff nurse, Vale Clinic\nRegistered nurse. Triage, medication rounds, mentoring of students.',
  'Care assistant, Harbour House\nPersonal care, meals, night shifts.',
  'Baker, Warburn Bakeries\nSourdough, ovens, early shifts.',
  'Electrician, Northgrid\nPLC fault finding, switchgear, 18th edition.',
];

/** As the browser's file field takes it. */
export interface ResumeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function resumeOf(person: number, file: string, more = ''): ResumeFile {
  const first = firstNames[person % firstNames.length] ?? '';
  const last = lastNames[Math.floor(person / firstNames.length) % lastNames.length] ?? '';
  const since = 2005 + (person % 15);
  const text = `${first} ${last}\n${first}.${last}@example.com\n\nExperience\n${posts[person % posts.length] ?? ''}\n${since} - 2024\n${more}\nEducation\nDiploma no. ${person * 37}, ${since - 1}`;
  return {
    name: `${file}.doc`,
    mimeType: 'application/msword',
    buffer: makeWordFile(text),
  };
}

/** So many small resumes of different people (240 at most), some of whom sent two files. */
export function manyResumes(count: number, { twice = 0 } = {}): ResumeFile[] {
  const people = Array.from({ length: count - twice }, (_, person) =>
    resumeOf(person, `resume-${person}`),
  );
  const again = Array.from({ length: twice }, (_, person) =>
    resumeOf(person, `resume-${person}-newer`, 'First aid course, 2024\n'),
  );
  return [...people, ...again];
}
