import { describe, expect, it } from 'vitest';
import { findIdentity } from './identity/identity.js';
import { findPhone } from './identity/phone.js';

describe('findIdentity', () => {
  it.each([
    ['Amara Okafor\nNurse', 'Amara Okafor'],
    ['CURRICULUM VITAE\n\nMARÍA-JOSÉ DEL VALLE\nTeacher', 'María-José del Valle'],
    ['Curriculum Vitae of Goran Jovanović', 'Goran Jovanović'],
    ['Resume - Li Wei', 'Li Wei'],
    ['Nguyễn Thị Linh\nlinh@example.com', 'Nguyễn Thị Linh'],
    ['ASANTE-BOATENG, Kwame\tk@example.com', 'Kwame Asante-Boateng'],
    ["Dr. Siobhán O'Connor, PhD", "Siobhán O'Connor"],
    ['Name: Jean-Luc van der Berg', 'Jean-Luc van der Berg'],
    ['王小明\nEngineer', '王小明'],
    ['Ola Nordmann | Oslo | ola@example.com', 'Ola Nordmann'],
    ['J. R. Whitfield Smith\nPilot', 'J. R. Whitfield Smith'],
    ['Senior Software Engineer\nPriya Raghunathan', 'Priya Raghunathan'],
    ['FATIMA MCDONALD', 'Fatima McDonald'],
    ['CORE QUALIFICATIONS\nKEY STRENGTHS\nGrace Park', 'Grace Park'],
    ['Health Insurance Representative\nInfection Control Nurse\nWill Young', 'Will Young'],
    ['Anna Baker\nPastry', 'Anna Baker'],
    ['محمد الحسن\nEngineer', 'محمد الحسن'],
  ])('reads the name of %j', (text, name) => {
    expect(findIdentity(text, 'cv.pdf')).toMatchObject({ name, isGuessed: false });
  });

  it.each([
    ['Grace Nurse\nWard manager', 'grace.nurse@example.com', 'Grace Nurse', false],
    ['ART TEACHER\nPottery', 'a.teacher@example.com', 'Art Teacher', false],
    ['Grace Nurse\nWard manager', '', 'Grace Nurse', true],
    ['Staff Nurse\nAnna Hill', 'anna.hill@example.com', 'Anna Hill', false],
    ['Pastry Chef\nAt work', '', 'Unknown candidate', true],
    ['Theatre Nurse\nAt work', 'jobs@example.com', 'Unknown candidate', true],
  ])('tells a name of words of work from a title: %j', (text, email, name, isGuessed) => {
    expect(findIdentity(`${text}\n${email}`, 'cv.pdf')).toMatchObject({ name, isGuessed });
  });

  it('takes it from the email, then the file name, and says so', () => {
    const of = (text: string, fileName: string) => {
      const { name, isGuessed } = findIdentity(text, fileName);
      return [name, isGuessed];
    };
    expect(of('Experience\nNurse\namara.okafor@example.com', 'cv.pdf')).toEqual([
      'Amara Okafor',
      true,
    ]);
    expect(of('Experience\nNurse\ninfo@example.com', 'Resume_Amara-Okafor_final.pdf')).toEqual([
      'Amara Okafor',
      true,
    ]);
    expect(of('', '1.pdf')).toEqual(['Unknown candidate', true]);
  });
});

describe('the email', () => {
  const emailOf = (text: string) => findIdentity(text, 'cv.pdf').email;

  it.each([
    ['Write to Amara.Okafor+cv@Example.com.', 'amara.okafor+cv@example.com'],
    ['amara @ example.com', 'amara@example.com'],
    ['no address here @ all', ''],
    ['', ''],
  ])('reads %j', (text, email) => {
    expect(emailOf(text)).toBe(email);
  });

  it("prefers the candidate's own to a referee's or a company's", () => {
    const text =
      'Amara Okafor\nsales@example.com\nReferences: boss@example.com\namara.okafor@example.com';
    expect(emailOf(text)).toBe('amara.okafor@example.com');
  });

  it('stays quick on hostile text', () => {
    expect(emailOf(`${'a.'.repeat(50_000)}@`)).toBe('');
  });
});

describe('findPhone', () => {
  it.each([
    ['+44 20 7946 0112', '+44 20 7946 0112'],
    ['Tel: (020) 7946-0112', '(020) 7946-0112'],
    ['Mobile 07700 900123', '07700 900123'],
    ['2018 - 2020 and 2021 - 2022', null],
    ['01/2018 - 03/2020', null],
    ['Reduced costs by 1,000,000', null],
    ['312‑555‑0123', '312-555-0123'],
    ['312·555·0125', '312·555·0125'],
    ['National ID: 8001015009087\nPassport No: 512345678', null],
    ['ID 123456789, Tel: 020 7946 0123', '020 7946 0123'],
    ['ID-Nr. 123456789', null],
    ['SSN 123-45-6789', null],
    ['8001015009087', null],
    ['', null],
  ])('reads %j', (text, phone) => {
    expect(findPhone(text)).toBe(phone);
  });
});
