import { describe, expect, it } from 'vitest';
import { advertLanguageOf } from '../advert/advert-words.js';
import { alsoSaid, clausesThatAsk, withoutReason } from './sayings.js';

describe('alsoSaid', () => {
  it.each([
    ['en', 'A forklift licence is required, as is a first aid ticket', 'a first aid ticket'],
    ['en', 'Spanish is a plus, a first aid ticket too', 'a first aid ticket'],
    ['de', 'Ein Schweißschein ist Voraussetzung, ebenso ein Staplerschein', 'ein Staplerschein'],
    ['fr', 'Le CACES est exigé, de même que le permis C', 'le permis C'],
    ['es', 'El carné C es obligatorio, así como el CAP', 'el CAP'],
    ['it', 'È gradito il tedesco, come pure la patente B', 'la patente B'],
    ['nl', 'Een vca is vereist, net als een rijbewijs', 'een rijbewijs'],
    ['pl', 'Wymagane jest prawo jazdy, jak również orzeczenie', 'orzeczenie'],
    ['pt', 'É obrigatória a carta C, bem como o CAM', 'o CAM'],
  ])('finds a second thing in %s: %j', (code, text, other) => {
    const [said, ...others] = alsoSaid(text, advertLanguageOf(code));
    expect(others).toEqual([other]);
    expect(text).toContain(said);
  });

  it.each(['Cutting, sewing and pressing', 'Two years with cattle, as a milker or a herdsman'])(
    'leaves %j whole',
    (text) => {
      expect(alsoSaid(text, advertLanguageOf('en'))).toEqual([text]);
    },
  );
});

describe('withoutReason', () => {
  it.each([
    ['en', 'The farm is remote, so you need your own transport', 'you need your own transport'],
    [
      'en',
      'Our tills run Vectron, so experience of it is essential',
      'experience of Vectron is essential',
    ],
    [
      'en',
      'Night shifts are part of the job so please only apply if that suits',
      'Night shifts are part of the job',
    ],
    [
      'de',
      'Der Hof liegt abseits, daher ist ein Führerschein Pflicht',
      'ist ein Führerschein Pflicht',
    ],
    [
      'fr',
      'Le site est isolé, donc le permis B est indispensable',
      'le permis B est indispensable',
    ],
    ['nl', 'De stal ligt afgelegen, dus een rijbewijs is vereist', 'een rijbewijs is vereist'],
  ])('keeps what is asked for, in %s: %j', (code, text, expected) => {
    expect(withoutReason(text, advertLanguageOf(code))).toBe(expected);
  });

  it('keeps a purpose', () => {
    const text = 'Able to plan ahead so that nobody has to wait';
    expect(withoutReason(text, advertLanguageOf('en'))).toBe(text);
  });
});

describe('clausesThatAsk', () => {
  it.each([
    [
      'There is a company van, and a full driving licence is needed',
      [['a full driving licence is needed', 'must']],
    ],
    [
      "Standby is one week in four, it is paid at £90 and it isn't optional",
      [['Standby is one week in four', 'must']],
    ],
    ['Free parking, gym membership and a pension', []],
  ] as const)('finds in %j %j', (text, expected) => {
    const found = clausesThatAsk(text, advertLanguageOf('en'));
    expect(found.map((each) => [each.text, each.kind])).toEqual(expected);
  });
});
