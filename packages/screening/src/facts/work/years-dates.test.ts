import { describe, expect, it } from 'vitest';
import { findSpans } from './years-dates.js';

const at = (month: number) =>
  `${Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
const spans = (line: string, next?: string) =>
  findSpans(line, next).map(
    ({ first, last }) => `${at(first)}/${last === Infinity ? 'now' : at(last)}`,
  );

describe('findSpans in a narrow left column', () => {
  it.each([
    ['Sep 2011 –\tPorter, Hotel Krone', 'Aug 2014\tCarried luggage', '2011-09/2014-08'],
    ['Sep 2011 – Porter, Hotel Krone', 'Aug 2014 Carried luggage', '2011-09/2014-08'],
    ['04/2018 – Portier, Hotel Krone', 'heute Empfang', '2018-04/now'],
  ])('reads the end of %j in %j', (line, next, span) => {
    expect(spans(line, next)).toEqual([span]);
  });

  it('takes the date of the next job for no end', () => {
    expect(spans('Sep 2011 – Porter', 'Oct 2015 – Clerk')).toEqual([]);
    expect(spans('Sep 2011 – Porter', 'Mar 2009 Clerk')).toEqual([]);
  });
});

describe('findSpans', () => {
  it.each([
    ['Oct 09 - Mar 23', '2009-10/2023-03'],
    ['Apr 23 - now', '2023-04/now'],
    ["Sept '14 to date", '2014-09/now'],
    ['10/2009–03/2023', '2009-10/2023-03'],
    ['2009-10 – 2023-03', '2009-10/2023-03'],
    ['10.2009 bis heute', '2009-10/now'],
    ['01.10.2009 - 31.03.2023', '2009-10/2023-03'],
    ['10/15/2009 - 03/31/2023', '2009-10/2023-03'],
    ['2009-10-01 to 2023-03-31', '2009-10/2023-03'],
    ['Summer 2019', '2019-06/2019-08'],
    ['Frühjahr 2018', '2018-03/2018-05'],
    ['Summer 2018 - Spring 2019', '2018-06/2019-05'],
    ['2017 – aujourd’hui', '2017-01/now'],
    ['2015 - actualidad', '2015-01/now'],
    ['Marzo de 2015 hasta la actualidad', '2015-03/now'],
    ['2016年4月 – 現在', '2016-04/now'],
    ['2016年4月～2018年3月', '2016-04/2018-03'],
    ['2016年4月から現在まで', '2016-04/now'],
    ['2012.03 至今', '2012-03/now'],
    ['2015년 3월 - 현재', '2015-03/now'],
    ['март 2015 – по настоящее время', '2015-03/now'],
    ['Январь 2012 - март 2015', '2012-01/2015-03'],
    ['since 2019', '2019-01/now'],
    ['Starting in March 2019', '2019-03/now'],
    ['seit 03/2020', '2020-03/now'],
    ['depuis mars 2020', '2020-03/now'],
    ['od 2018 do teraz', '2018-01/now'],
    ['2019–', '2019-01/now'],
    ['(2019 - )', '2019-01/now'],
    ['2017-present', '2017-01/now'],
    ['Jan–Mar 2019', '2019-01/2019-03'],
    ['November to February 2019', '2018-11/2019-02'],
    ['03–09/2018', '2018-03/2018-09'],
    ['10/09 – 03/23', '2009-10/2023-03'],
    ["'09 – '12", '2009-01/2011-12'],
    ['mei 2015 t/m juni 2018', '2015-05/2018-06'],
    ['du 1er mars 2015 au 30 juin 2018', '2015-03/2018-06'],
    ['dal 2015 al 2018', '2015-01/2017-12'],
    ['od stycznia 2015 do marca 2018', '2015-01/2018-03'],
    ['março de 2015 até o momento', '2015-03/now'],
    ['Mär. 2015 – Dez. 2018', '2015-03/2018-12'],
    ['févr. 2015 à août 2018', '2015-02/2018-08'],
    ['1st March 2015 – 31st December 2018', '2015-03/2018-12'],
    ['March 15, 2015 – December 31, 2018', '2015-03/2018-12'],
    ['Mar-2015 to Dec-2018', '2015-03/2018-12'],
    ['2015–2018', '2015-01/2017-12'],
    ['2015/2018', '2015-01/2017-12'],
    ['2015-18', '2015-01/2017-12'],
    ['2015 — Till Date', '2015-01/now'],
    ['Q1 2015 - Q3 2016', '2015-01/2016-09'],
    ['2019 – nå', '2019-01/now'],
    ['2019 - devam ediyor', '2019-01/now'],
    ['2018 - حتى الآن', '2018-01/now'],
    ['JAN 2015 - PRESENT', '2015-01/now'],
    ['Sep. 2015 - Ongoing', '2015-09/now'],
    ['2023-.', '2023-01/now'],
    ['2023 - .', '2023-01/now'],
    ['2021- School', '2021-01/now'],
    ['01.2021 now', '2021-01/now'],
    ['01.2021 now, Head Chef', '2021-01/now'],
    ['2020 present', '2020-01/now'],
    ['2022-25', '2022-01/2024-12'],
    ['FY2018–FY2023', '2018-01/2022-12'],
    ['FY 2018/19 – FY23', '2018-01/2022-12'],
    ['May 2018 onwards', '2018-05/now'],
    ['2019 onwards', '2019-01/now'],
    ['2019 en adelante', '2019-01/now'],
    ['09/2013 → present', '2013-09/now'],
    ['٢٠١٨ - ٢٠٢٠', '2018-01/2019-12'],
    ['مارس ٢٠١٨ – حتى الآن', '2018-03/now'],
    ['٠١/٢٠١٨ - ٠٥/٢٠٢٠', '2018-01/2020-05'],
    ['२०१८ - २०२०', '2018-01/2019-12'],
    ['２０１８－２０２０', '2018-01/2019-12'],
    ['Mar 2018\tPresent', '2018-03/now'],
    ['Jan 2013\tFeb 2018', '2013-01/2018-02'],
    ['2015\t2018', '2015-01/2017-12'],
    ['’19–’22', '2019-01/2021-12'],
  ])('reads %j', (line, span) => {
    expect(spans(line)).toEqual([span]);
  });

  it.each([
    'Windows 10 - 11',
    '+44 20 7946 2015 - 2018',
    'Tel: 020 2019 2020 - 2021',
    '€2000 - 2040',
    '2000 - 2040 EUR',
    'grew 2000 to 2040 units',
    '20 - 25%',
    'ISO 9001:2015 - 2018',
    'LS1 4AP - LS2 9JT',
    'May to June',
    'march to victory 20 times',
    '2019',
    'January 2019',
    '10-12',
    '2015\t2018\t2019',
    'Version 2019 now supports',
    'In 2019 current liabilities fell',
    'Starting in March 2019 cut the costs of transport',
    'January 2019 current account holders',
    'FYI 2018',
    'Class of 2012',
    '',
    '🙂 20 – 🙂 30',
  ])('finds no dates in %j', (line) => {
    expect(spans(line)).toEqual([]);
  });

  it('reads all of a line, and on where the line is broken behind a dash', () => {
    expect(spans('Cook 2010-2012, Chef 2012-2015')).toEqual(['2010-01/2011-12', '2012-01/2014-12']);
    expect(spans('Chef 2012 –', '2015 Hotel')).toEqual(['2012-01/2014-12']);
    expect(spans('Chef 2012 –', 'Hotel')).toEqual(['2012-01/now']);
    expect(spans('2012 – Chef')).toEqual([]);
    expect(spans('May 2023 - June', '2024')).toEqual(['2023-05/2024-06']);
    expect(spans('May 2023', '– June 2024')).toEqual(['2023-05/2024-06']);
    expect(spans('03/2018 -', 'present')).toEqual(['2018-03/now']);
    expect(spans('May 2023', 'June was warm')).toEqual([]);
  });

  it.each(['2018 – ', ' ', '1', 'a', '-', "'", 'Jan ', 'since ', '2019', '月', 'é'])(
    'stays quick on %j without end',
    (part) => {
      expect(findSpans(part.repeat(50_000)).length).toBeLessThan(60_000);
    },
  );
});
