import { describe, expect, it } from 'vitest';
import { findPhone } from './phone.js';

describe('findPhone', () => {
  it.each([
    ['212\u2010555\u20100148', '212-555-0148'],
    ['+44\u20111632\u2011960\u2011818', '+44-1632-960-818'],
    ['+44 1632\u2212960818', '+44 1632-960818'],
    ['212·555·0148', '212·555·0148'],
    ['212\u2219555\u22190148', '212\u2219555\u22190148'],
    ['٠٥٠ ٧٦٥ ٤٣٢١', '050 765 4321'],
    ['+٩٧١ ٥٠ ٧٦٥ ٤٣٢١', '+971 50 765 4321'],
    ['Mobile: ۰۹۱۲ ۷۶۵ ۴۳۲۱', '0912 765 4321'],
    ['M: 07700 900 818', '07700 900 818'],
    ['National ID\n+44 1632 960818', '+44 1632 960818'],
  ])('reads %j', (line, phone) => {
    expect(findPhone(`Anna Hill\n${line}`)).toBe(phone);
  });

  it.each([
    'ISBN 978-0-306-40615-7',
    '978-0-306-40615-7 (hardback)',
    'National ID: 7502025432081',
    'National ID\n750202543',
    'ИНН 7707083893',
    'رقم الهوية: 1023456789',
    'Passport No. 498765432',
    'Student ID 20190067890',
    'UAN: 100987654321',
    'doi 10.1000/182987654',
    'ORCID 0000-0002-1825-0097',
    'Employee no.: 100 200 400',
  ])('finds no phone in %j', (line) => {
    expect(findPhone(`Anna Hill\n${line}`)).toBeNull();
  });
});
