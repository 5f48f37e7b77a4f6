import { describe, expect, it } from 'vitest';
import { describeYears, findYears, readYearsAsked } from './years.js';

const read = (text: string) => findYears(text, '2026-11');
const years = (text: string) => read(text).years;

describe('findYears', () => {
  it.each([
    ['Nurse, Jan 2018 – Present', 8],
    ['Nurse 01/2018 - 12/2019', 2],
    ['Nurse 2015–2018\nNurse 2018–2020', 5],
    ['Nurse, March 2020 to date', 6],
    ["Nurse Sept '18 – Aug '20", 2],
    ['Nurse since 2021', 5],
    ['Nurse 2016-01 until 2018-12', 3],
    ['Nurse Jan 2019 – Dec 2020\nTutor Jan 2020 – Dec 2020', 2],
    ['12+ years of experience in nursing', 12],
    ['over seven years of professional experience', 7],
    ['I have 8 yrs experience as a chef', 8],
    ['maintenance sparky 10yrs', 10],
    ['Über 12 Jahre Berufserfahrung als Elektriker', 12],
    ["15 ans d'expérience", 15],
    ['Experiencia: más de 9 años', 9],
    ['10 anni di esperienza', 10],
    ['Ruim 11 jaar ervaring', 11],
    ['14 lat doświadczenia', 14],
    ['Experiência de 6 anos em enfermagem', 6],
    ['Experience\nNurse, City Hospital\n3 yrs 2 mos\nLed the ward', 3],
    ['Experience\nNurse\nMay 2023 - June\nLed the ward\n2024', 1],
    ['Work experience\nDates\nEducation\nCurriculum Vitae\n09/2013 → present\nNurse', 13],
    ['Experience\nNurse, City Hospital (3 years 2 months)\nCook, Hill Hotel (1 year)', 4],
  ])('counts %j', (text, expected) => {
    expect(years(text)).toBe(expected);
  });

  it.each([
    'Nurse at 25 beds',
    '',
    'Windows 10 - 11',
    'Aged 32 years',
    '2020 – 2018',
    '2030 – 2040',
    '1950 – 2020',
    'Infirmière, 32 ans',
    '50 years combined experience',
  ])('does not know it of %j', (text) => {
    expect(read(text)).toEqual({
      computed: null,
      months: null,
      stated: null,
      years: null,
      claimed: 0,
      differs: false,
    });
    expect(describeYears(read(text))).toBe('Not found');
  });

  const career = 'Experience\nNurse, City Hospital, Jan 2012 – Dec 2019\n';
  it.each([
    'Education\nUniversity of Leeds 2000 – 2010',
    'BSc Nursing, University of Leeds, 2000 – 2010',
    'Barber College, 2003 – 2005',
    'Flight Attendant School, 2003 – 2005',
    'Nurses Training School, 2003 – 2005',
    'Police Academy, 2003 – 2005',
    'Hotel Management School, 2003 – 2005',
    'Career break to care for family, 2003 – 2009',
    '2003 – 2009\nParental leave',
    'Elternzeit 2003–2009',
    'Congé parental : 2003 – 2009',
    'Apprentice Electrician, 2003 – 2007',
    'Ausbildung zum Elektroniker, 2003 – 2007',
    'Volunteering\nRed Cross, 2003 – 2009',
    'Volunteer driver, 2003 – 2009',
    'Member of the Royal Society, 2003 – 2009',
    'Driving licence, valid 2003 – 2009',
    'Certificates\nFirst aid 2003 – 2009',
    'Projects\nWebsite 2003 – 2009',
    'Publications\nJournal of Nursing 2003 – 2009',
    'Wykształcenie\nPolitechnika Warszawska, 2003 – 2008',
    'Licence de droit, Université de Lyon, 2003 – 2006',
    'Registered with the council since 2003',
  ])('counts nothing of %j', (text) => {
    for (const whole of [`${text}\n${career}`, `${career}${text}`])
      expect(read(whole).months).toBe(96);
  });

  it.each([
    'Parental leave cover: Teacher, Hill School, 2020 – 2022',
    'Scrum Master, Acme Ltd, 2020 – 2022',
    'Recruiter, Acme, Boston, MA, 2020 – 2022',
    'Hill School, Teacher, 2020 – 2022',
    'Barber College Lecturer, 2020 – 2022',
    'University of Leeds, 2020 – 2022\nLecturer',
    'Registered Nurse, 2020 – 2022',
    'Student Support Officer, 2020 – 2022',
    'Softwareentwickler, 2020 – 2022',
    'Retirement Village Manager, 2020 – 2022',
  ])('counts %j as work', (text) => {
    expect(read(`${career}${text}`).months).toBe(120);
  });

  it('takes a break inside a job out of it', () => {
    expect(read('Nurse, Jan 2010 – Dec 2019\nMaternity leave Jan 2014 – Dec 2015').months).toBe(96);
    expect(read('Nurse, Jan 2010 – Mar 2014\nMaternity leave Mar 2014 – Dec 2015').months).toBe(51);
  });

  it('keeps what is stated beside what the dates add up to, and says when they differ', () => {
    const both = read("25 years' experience\nElectrician, Acme Ltd, Jan 1990 – Dec 2019");
    expect(both).toMatchObject({ stated: 25, computed: 30, years: 30, claimed: 30, differs: true });
    expect(read('20 years of experience. Nurse 2020 – 2022')).toMatchObject({
      stated: 20,
      computed: 2,
      years: 2,
      claimed: 20,
      differs: true,
    });
    expect(read('Over 10 years of experience\nNurse Jan 2013 – Dec 2024').differs).toBe(false);
    expect(read('5 years of experience in Java\nDeveloper Jan 2013 – Dec 2024').stated).toBe(5);
  });

  it('says months under a year', () => {
    expect(describeYears(read('Nurse Jan – Jul 2020'))).toBe('0 years (7 months)');
    expect(describeYears(read('Nurse Jan – Dec 2020'))).toBe('1 year');
  });

  it.each([
    '2018 – ',
    ' ',
    '1',
    'a',
    '-',
    '\n',
    '•\n',
    '2018 – 2020\n',
    '10 years ',
    'é',
    '`',
    'experience ',
  ])('stays quick on %j without end', (part) => {
    const started = process.cpuUsage().user;
    read(part.repeat(Math.ceil(50_000 / part.length)));
    expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
  });
});

describe('readYearsAsked', () => {
  it.each([
    ['At least 3 years’ experience', 3],
    ['5+ years', 5],
    ['three or more years of nursing', 3],
    ['2-4 years', 2],
    ['mindestens 5 Jahre Erfahrung', 5],
    ["3 ans d'expérience minimum", 3],
    ['18 years old', null],
    ['A driving licence', null],
  ])('of %j is %j', (text, asked) => {
    expect(readYearsAsked(text)).toBe(asked);
  });
});
