import { describe, expect, it } from 'vitest';
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
    ['gitlab.example.co.uk/ada, Python', '[link hidden] Python'],
    ['ada at example dot com', '[address hidden]'],
    ['ada＠example.com', '[address hidden]'],
    ['07700.900.123', '[number hidden]'],
    ['07700–900–123 or ٠٧٧٠٠٩٠٠١٢٣', '[number hidden] or [number hidden]'],
    ['06 12 34 56 78', '[number hidden]'],
    ['12 Harbour View Road, Leeds LS1 4AP', '[address hidden], Leeds [address hidden]'],
    ['Hauptstraße 12a, Bremen', '[address hidden], Bremen'],
  ])('hides contacts in %p', (text, expected) => {
    expect(maskContacts(text)).toBe(expected);
  });

  it.each([
    'Ward manager 2017 - 2021, then 2021-2024',
    '01/2017 – 05/2019',
    'from 12.03.2017 - 01.05.2019',
    '28-bed ward, team of 45, budget of 250000',
    'S7-1200 and ISO 9001:2015',
    'Node.js, ASP.NET and Vue.js/Nuxt',
    'on call at night, 12 beds on Harbour ward',
    '',
  ])('leaves %p as it is', (text) => {
    expect(maskContacts(text)).toBe(text);
  });

  it('answers at once about text that was made to take long', () => {
    const long = [
      'a'.repeat(200_000),
      '1 '.repeat(100_000),
      'a@'.repeat(100_000),
      '@a.'.repeat(70_000),
    ];
    for (const text of long) expect(maskContacts(text)).not.toBe('');
  });
});
