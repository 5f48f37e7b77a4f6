import { describe, expect, it } from '@jest/globals';
import { findJobs, latestJob } from './work-history.js';
import { readLines } from './years-lines.js';

const jobsIn = (text: string) => findJobs(readLines(text));
const job = (text: string) => {
  const [first] = jobsIn(text);
  return first && [first.title, first.employer];
};

describe('findJobs', () => {
  it.each([
    [
      'Ward Manager, Acute Unit, St Brannock Hospital\tMarch 2020 – Present',
      'Ward Manager',
      'St Brannock Hospital',
    ],
    [
      'Acute Ward Manager — Severnside General Hospital\t01/2021 – present',
      'Acute Ward Manager',
      'Severnside General Hospital',
    ],
    [
      'Deputy Ward Manager\tJan 2022 – Present\nCrossfield Royal Hospital, acute ward',
      'Deputy Ward Manager',
      'Crossfield Royal Hospital',
    ],
    [
      'Brightleaf Software Ltd\t2019 – 2021\nSenior Software Engineer',
      'Senior Software Engineer',
      'Brightleaf Software Ltd',
    ],
    ['2018 – 2020  Line Cook, The Anchor Restaurant', 'Line Cook', 'The Anchor Restaurant'],
    ['Pastry Chef at Maison Rouge (2018 - 2020)', 'Pastry Chef', 'Maison Rouge'],
    ['Pastry Chef @ Maison Rouge, Leeds, 2018 to 2020', 'Pastry Chef', 'Maison Rouge'],
    ['Accountant | Hill & Sons | 2015–2019', 'Accountant', 'Hill & Sons'],
    ['Head of Finance, Northern Rail plc, since 2021', 'Head of Finance', 'Northern Rail plc'],
    [
      'Charge Nurse (Band 6), Northgate Infirmary\tJune 2016 – May 2020',
      'Charge Nurse',
      'Northgate Infirmary',
    ],
    ['School Nurse, Hill Primary School, 2016 – 2019', 'School Nurse', 'Hill Primary School'],
    [
      'Electrician\nVolt Electrical Services Ltd\n2016 – 2019',
      'Electrician',
      'Volt Electrical Services Ltd',
    ],
    ['Junior Web Developer, Pixel Row\t2019 – 2021', 'Junior Web Developer', null],
    ['Staff Nurse, Acute Medicine, 2019 – 2021', 'Staff Nurse', null],
    ['Ward manager, Northgate Infirmary, 2018 – Present', 'Ward manager', 'Northgate Infirmary'],
    ['Acme Holdings\t2019 – 2021', null, 'Acme Holdings'],
  ])('reads %j', (text, title, employer) => {
    expect(job(text)).toEqual([title, employer]);
  });

  it.each([
    'Lived abroad 2018 – 2020',
    '• Led the 2018 – 2020 programme as project manager',
    'Education\nBSc Nursing, University of Leeds, 2010 – 2013',
    'Managed a team of nurses from 2018 to 2020 and worked with every manager.',
    'Nurse manager',
    'Supported the ward manager 2018 – 2020',
    'Managed staff nurse 2018 – 2020',
    '2018 – 2020',
    '',
    '🙂 – 2020',
  ])('leaves %j out', (text) => {
    expect(jobsIn(text)).toEqual([]);
  });

  it('keeps to a limit and stays quick on hostile text', () => {
    expect(jobsIn('Head Chef 2018 – 2020\n'.repeat(5_000))).toHaveLength(20);
    expect(jobsIn(`${'Chef, '.repeat(50_000)} 2018 – 2020`)).toEqual([]);
    expect(jobsIn(`${'2018 – '.repeat(20_000)}`)).toEqual([]);
  });
});

describe('latestJob', () => {
  it('is the one that goes on, else the one that ended last', () => {
    const past = 'Cook, 2015 – 2017\nHead Chef, 2017 – 2020\nWaiter, 2010 – 2014';
    expect(latestJob(jobsIn(past))?.title).toBe('Head Chef');
    expect(latestJob(jobsIn(`${past}\nTeacher, 2014 – present`))?.title).toBe('Teacher');
    expect(latestJob([])).toBeUndefined();
  });
});
