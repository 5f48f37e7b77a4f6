import { describe, expect, it } from 'vitest';
import { advertLanguageOf } from '../../job/advert/advert-words.js';
import { examplesIn } from './examples.js';

function namesIn(text: string, code = 'en', isOpen = false) {
  const examples = examplesIn(text, advertLanguageOf(code), isOpen);
  return (
    examples && {
      kind: text.slice(...examples.kind).trim(),
      names: examples.names.map(([from, to]) => text.slice(from, to)),
    }
  );
}

describe('examplesIn', () => {
  it.each([
    [
      'en',
      'Use of booking software (Amadeus, Sabre)',
      'Use of booking software',
      ['Amadeus', 'Sabre'],
    ],
    ['en', 'A ticketing system, e.g. Zendesk', 'A ticketing system', ['Zendesk']],
    ['en', 'CNC controls such as Fanuc or Haas', 'CNC controls', ['Fanuc', 'Haas']],
    [
      'en',
      'Trade finance (Swift, Bolero, Contour)',
      'Trade finance',
      ['Swift', 'Bolero', 'Contour'],
    ],
    [
      'de',
      'Erfahrung mit Kassensystemen (Vectron, Gastrofix)',
      'Kassensystemen',
      ['Vectron', 'Gastrofix'],
    ],
    [
      'fr',
      'Maîtrise de logiciels de paie (Silae, ADP)',
      'Maîtrise de logiciels de paie',
      ['Silae', 'ADP'],
    ],
    ['es', 'Manejo de un ERP como Navision', 'Manejo de un ERP', ['Navision']],
  ])('%s: finds the names in %j', (code, text, kind, names) => {
    expect(namesIn(text, code)).toEqual({ kind, names });
  });

  it.each([
    'Payroll (UK and Ireland)',
    'Full driving licence (manual)',
    'First line support (phone, chat and email)',
    'Registered nurse (Band 6)',
    'Tasks such as cleaning and cooking',
  ])('finds none in %j', (text) => {
    expect(namesIn(text)).toBeNull();
  });

  it('takes any name where the advert takes another like it', () => {
    expect(namesIn('Accounts package (Pegasus', 'en', true)?.names).toEqual(['Pegasus']);
  });
});
