import { describe, expect, it } from 'vitest';
import { agreementKeys, namesAgree, readName } from './person-name.js';

const agree = (one: string, other: string) => namesAgree(readName(one), readName(other));

describe('namesAgree', () => {
  it.each([
    ['Zoë Müller', 'MULLER, Zoe'],
    ['Zoë Müller', 'Zoe Mueller'],
    ['Z. Müller', 'Zoë Müller'],
    ['Zoë Müller', 'Zoë Marie Müller'],
    ['Z. M. Müller', 'Zoë Marie Müller'],
    ['J. Smith', 'J. A. Smith'],
    ['Anna Müller', 'Anna Müller-Schmidt'],
    ['Anna Schmidt (née Müller)', 'Anna Müller'],
    ['Maria Lopez', 'María García López'],
    ['Ludwig van Beethoven', 'Beethoven, Ludwig'],
    ['Jan van der Berg', 'Jan Vanderberg'],
    ['Sean O’Brien', "Sean O'Brien"],
    ['Sean O Brien', 'Sean OBrien'],
    ['Jean-Luc Picard', 'Jeanluc Picard'],
    ['Søren Kjærgaard', 'Soeren Kjaergaard'],
    ['Åse Bråten', 'Aase Braaten'],
    ['Jörg Weiß', 'Joerg Weiss'],
    ['Łukasz Żak', 'Lukasz Zak'],
    ['Dr. Ada King, MBA', 'Ada King'],
    ['王小明', '王 小明'],
    ['Suharto', 'SUHARTO'],
    ['John Smith Jr.', 'John Smith, Junior'],
  ])('%s and %s may be one person', (one, other) => {
    expect(agree(one, other)).toBe(true);
    expect(agree(other, one)).toBe(true);
    const keys = new Set(agreementKeys(readName(one)));
    expect(agreementKeys(readName(other)).some((key) => keys.has(key))).toBe(true);
  });

  it.each([
    ['Maria Lopez', 'Ana Lopez'],
    ['Maria Lopez', 'Maria Garcia'],
    ['Zoë Müller', 'Zara Müller'],
    ['John A. Smith', 'John B. Smith'],
    ['J. Smith', 'Peter Smith'],
    ['J. S.', 'John Smith'],
    ['J. S.', 'Jane Stone'],
    ['Müller', 'Zoë Müller'],
    ['Zoë', 'Zoë Müller'],
    ['Anna de Vries', 'Bob de Vries'],
    ['de Vries', 'Anna de Vries'],
    ['John Smith', 'John Smith Jr.'],
    ['John Smith Sr.', 'John Smith Jr.'],
    ['Anna Müller-Schmidt', 'Anna Schmidt-Weber'],
    ['Max Born', 'Max Planck'],
    ['', ''],
    ['Unknown candidate', 'Unknown candidate'],
    ['Unknown candidate', 'Ada King'],
    ['12345', '12345'],
    ['王小明', '李小明'],
  ])('%s and %s are not known to be one person', (one, other) => {
    expect(agree(one, other)).toBe(false);
    expect(agree(other, one)).toBe(false);
  });
});
