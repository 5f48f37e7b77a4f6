import { describe, expect, it } from 'vitest';
import { findYears } from './years.js';

const yearsOf = (dates: string) =>
  findYears(
    `Noor Haddad\nExperience\nCook, Tannery Kitchen Ltd\n${dates}\nCooks for a hundred guests a day\nEducation\nNVQ Catering, Marlow Centre, 2012`,
    '2026-11',
  ).years;

describe('years of one job', () => {
  it.each([
    'Apr 2016 – Sep 2019',
    'April 2016 - September 2019',
    'APR 2016 - SEP 2019',
    'Apr. 2016 — Sept. 2019',
    'April, 2016 – September, 2019',
    'April of 2016 to September of 2019',
    'April2016-September2019',
    '1 April 2016 - 30 September 2019',
    '1st April 2016 – 30th September 2019',
    'April 1, 2016 - September 30, 2019',
    '01/04/2016 - 30/09/2019',
    '2016-04-01 to 2019-09-30',
    '04/2016 - 09/2019',
    '04.2016–09.2019',
    '04-2016 / 09-2019',
    '2016/04 – 2019/09',
    '2016.04 - 2019.09',
    "Apr '16 - Sept '19",
    'Apr 16 - Sep 19',
    '04/16 - 09/19',
    "'16 – '19",
    '2016-19',
    '2016 - 19',
    '2016–2019',
    '(2016-2019)',
    '2016/2019',
    '2016~2019',
    '2016 through 2019',
    'FY2016–FY2019',
    'FY 2016/17 – FY 2018/19',
    'Q2 2016 - Q3 2019',
    'Spring 2016 – Autumn 2019',
    'From: April 2016 To: September 2019',
    'April 2016 –\nSeptember 2019',
    'April 2016\n– September 2019',
    'April\n2016 – September 2019',
    'April 2016 - September\n2019',
    'April 2016 to\nSeptember 2019',
    'de abril de 2016 a septiembre de 2019',
    'April 2016 bis September 2019',
    'od 04.2016 do 09.2019',
    '٢٠١٦ - ٢٠١٩',
    '２０１６年－２０１９年',
    '2016年4月-2019年9月',
    '3 yrs 6 mos',
    '3 years, 6 months',
    'Duration: 3.5 years',
    '42 months',
  ])('reads %j as three', (dates) => {
    expect(yearsOf(dates)).toBe(3);
  });

  it.each([
    '2019-.',
    '2019- ...',
    '2019 -',
    '04.2019 now',
    'April 2019 onwards',
    'from April 2019 onward',
    'since April 2019',
    'Starting April 2019',
    'ab April 2019',
    'April 2019 - (present)',
    'April 2019 – [Present]',
    'April 2019 to\nPresent',
    'April 2019 - Pres.',
    '2019 to-date',
    '04/2019 - lfd.',
    'avril 2019 – en poste',
    '5/2019-now',
    'Apr ’19–Present',
  ])('reads %j as seven', (dates) => {
    expect(yearsOf(dates)).toBe(7);
  });

  it.each(['2016 - 21 guests', 'Room 2016', '2016 / 40 beds', 'April 2016'])(
    'reads no years in %j',
    (dates) => {
      expect(yearsOf(dates)).toBeNull();
    },
  );
});
