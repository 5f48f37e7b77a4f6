import { describe, expect, it } from '@jest/globals';
import { maskContacts } from './mask-contacts.js';

describe('maskContacts', () => {
  it.each([
    ['Write to ada.b+x@mail.example.co.uk, please', 'Write to [address hidden], please'],
    ['ada (at) example (dot) com', '[address hidden]'],
    ['zoë@exämple.de', '[address hidden]'],
    ['+44 7700 900123 | Leeds', '[number hidden] | Leeds'],
    ['Tel. (020) 7946-0112.', 'Tel. [number hidden].'],
    ['07946 0112', '[number hidden]'],
    ['0049/151/2345678', '[number hidden]'],
    ['see https://x.example/ada?y=1 and www.ada.example', 'see [link hidden] and [link hidden]'],
    ['linkedin.com/in/ada-b', '[link hidden]'],
  ])('hides contacts in %p', (text, expected) => {
    expect(maskContacts(text)).toBe(expected);
  });

  it.each([
    'Ward manager 2017 - 2021, then 2021-2024',
    '01/2017 – 05/2019',
    'from 12.03.2017 - 01.05.2019',
    '28-bed ward, team of 45, budget of 250000',
    'S7-1200 and ISO 9001:2015',
    '',
  ])('leaves %p as it is', (text) => {
    expect(maskContacts(text)).toBe(text);
  });
});
