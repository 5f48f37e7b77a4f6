import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyText } from '../../../text/words/tidy.js';
import { findAddress } from '../email.js';

const names = ['Anna Hill', 'Jürgen Müller', "Siobhan O'Neill", 'Maxine Brandenburg', ''];
const name = fc.constantFrom(...names);
const letters = (alphabet: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength });
const word = letters('abcdefghijklmnopqrstuvwxyz', 9);
const piece = fc.oneof(
  word,
  fc.constantFrom('anna', 'hill', 'müller', "o'neill", 'brandenburg', 'zoë', 'ñandú', '1990'),
);
/** Words and the signs that RFC 5322 allows between them. */
const local = fc
  .tuple(
    piece,
    fc.array(fc.tuple(fc.constantFrom('.', '_', '-', '+', "'", '&'), piece), { maxLength: 2 }),
  )
  .map(([first, others]) => first + others.map(([sign, other]) => sign + other).join(''));
const label = fc.oneof(word, fc.constantFrom('gmail', 'north-mail', 'web1', 'firma'));
const ending = fc.constantFrom('com', 'co', 'co.uk', 'de', 'org', 'io', 'museum', 'com.au');
const domain = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 2 }), ending)
  .map(([labels, end]) => `${labels.join('.')}.${end}`);
const address = fc.tuple(local, domain).map(([before, after]) => `${before}@${after}`);
const before = fc.constantFrom(
  ...['', 'Email: ', 'E-mail:', '• ', '| ', '<', '(', 'Leeds, ', '+44 20 7946 0999 | ', '\uE0BE'],
);
const after = fc.constantFrom(
  '',
  ' ',
  '.',
  ',',
  ';',
  '>',
  ')',
  ' | Leeds',
  '\nLeeds',
  '\n\nSkills',
);
const glue = fc.constantFrom(
  ...[
    'Leeds|',
    'Leeds/',
    'Leeds–',
    'Leeds•',
    '0207946099',
    '020 7946 099',
    '=',
    'm\uFFFD',
    'E-mail',
  ],
);
const glued = fc.constantFrom('LinkedIn', 'Phone: 1', '0207', '_x', '@y.com', '.Mobile', '.Phone');

const read = (text: string, of: string) => findAddress(tidyText(text), of);
const isWrittenOrFlagged = (text: string, written: string, of: string) => {
  const { email, doubt } = read(text, of);
  if (doubt === null && email !== '') expect(email).toBe(written);
};

describe('the address of a resume', () => {
  it('is the one that is written, whatever its letters and signs', () => {
    fc.assert(
      fc.property(address, before, after, name, (written, left, right, of) => {
        const { email } = read(`${of}\n${left}${written}${right}`, of);
        expect(email).toBe(written);
      }),
    );
  });

  it('has no doubt where it is plain ASCII with clear ends', () => {
    const plain = fc
      .tuple(word, domain)
      .filter(([part]) => !/^(?:info|hr|jobs?|office|team|sales|admin|email|mailto)/.test(part))
      .map(([part, rest]) => `${part}7@${rest}`);
    fc.assert(
      fc.property(plain, before, after, name, (written, left, right, of) => {
        expect(read(`${left}${written}${right}`, of)).toEqual({ email: written, doubt: null });
      }),
    );
  });

  it('is flagged where something is glued to it, unless it is still the written one', () => {
    fc.assert(
      fc.property(address, fc.option(glue), fc.option(glued), name, (written, left, right, of) => {
        // Digits before digits are an address like any other.
        fc.pre(!/\d$/.test(left ?? '') || !/^\d/.test(written));
        isWrittenOrFlagged(`${left ?? ''}${written}${right ?? ''}`, written, of);
      }),
      { numRuns: 1000 },
    );
  });

  it('is flagged where a line end or a hyphen cuts it, unless it is still the written one', () => {
    const hyphen = fc.constantFrom('', '', '\t');
    fc.assert(
      fc.property(
        ...([address, fc.nat(), before, hyphen, name] as const),
        (written, place, left, indent, of) => {
          const at = 1 + (place % (written.length - 1));
          const text = `${left}${written.slice(0, at)}\n${indent}${written.slice(at)}\nLeeds`;
          isWrittenOrFlagged(text, written, of);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
