import { describe, expect, it } from 'vitest';
import { firstNameOf } from './first-name.js';
import { greetedName } from './greeted-name.js';

const greeting = (name: string) => firstNameOf(greetedName(name).name) || 'applicant';

describe('greetedName', () => {
  it.each([
    ['Amara Okafor', 'Amara'],
    ['Oluwaseun Adeyemi', 'Oluwaseun'],
    ['Marie-Claire Dubois', 'Marie-Claire'],
    ['Zoë Müller', 'Zoë'],
    ['José María Aznar López', 'José'],
    ['Łukasz Żółkiewski', 'Łukasz'],
    ['Nguyễn Thị Minh Khai', 'Nguyễn'],
    ['Siobhán Ní Bhriain', 'Siobhán'],
    ['Ludwig van Beethoven', 'Ludwig'],
    ['Fatima al-Fihri', 'Fatima'],
    ['Ahmed bin Rashid', 'Ahmed'],
    ['Priya Raman', 'Priya'],
    ['Иван Петров', 'Иван'],
    ['Μαρία Παπαδοπούλου', 'Μαρία'],
    ['محمد علي', 'محمد'],
    ['प्रिया शर्मा', 'प्रिया'],
    ['李小龍', '李小龍'],
    ["Sinéad O'Connor", 'Sinéad'],
    ['D’Angelo Russell', 'D’Angelo'],
    ['Tom Baker', 'Tom'],
    ['Ben Smith', 'Ben'],
    ['An Nguyen', 'An'],
    ['Na Chen', 'Na'],
    ['Al Hardwick', 'Al'],
    ['Van Tran', 'Van'],
    ['Grace Cook', 'Grace'],
    ['J. R. Smith', 'J. R. Smith'],
    ['KOWALSKA Anna', 'Anna'],
    ['GARETH PRITCHARD', 'Gareth'],
  ])('greets %s as %s', (name, first) => {
    expect(greeting(name)).toBe(first);
  });

  it.each([
    ['Dr. Jean-Luc Picard', 'Jean-Luc'],
    ['Prof. Dr. Anna Hill', 'Anna'],
    ['Dipl.-Ing. Jürgen Schmidt', 'Jürgen'],
    ['Mrs Ellie Sutcliffe', 'Ellie'],
    ['Anna Hill, RN, BSN', 'Anna'],
    ['Paul Jenkins CEng', 'Paul'],
    ['Samina Akhtar BEng (Hons) MIET', 'Samina'],
    ['Sir Ian McKellen', 'Ian'],
    ['mgr inż. Piotr Nowak', 'Piotr'],
  ])('never takes a title or letters of %s for the name', (name, first) => {
    expect([first, 'applicant']).toContain(greeting(name));
  });

  it.each([
    ['CEng', 'unclear'],
    ['Steve', 'first-only'],
    ['Prince', 'unclear'],
    ['Suharto', 'unclear'],
    ['CEng MIET', 'unclear'],
    ['Dr.', 'unclear'],
    ['BSc (Hons)', 'unclear'],
    ['PMP, CISSP', 'unclear'],
    ['Maintenance Electrician', 'unclear'],
    ['Senior Software Engineer', 'unclear'],
    ['Curriculum Vitae', 'unclear'],
    ['Personal Details', 'unclear'],
    ['resume_final_v2', 'unclear'],
    ['John2 Smith3', 'unclear'],
    ['t.hargreaves@example.com', 'unclear'],
    ['www.example.com', 'unclear'],
    ['12 High Street', 'unclear'],
    ['Unknown candidate', 'unclear'],
    ['', 'unclear'],
    [' \u200b ', 'unclear'],
  ])('greets nobody by %j', (name, doubt) => {
    expect(greetedName(name)).toEqual({ name: '', doubt });
    expect(greeting(name)).toBe('applicant');
  });
});
