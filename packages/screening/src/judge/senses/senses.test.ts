import { describe, expect, it } from 'vitest';
import { judgeText } from '../../../tests/support/judge-text.js';
import { foreignLanguages } from '../../data/evidence.js';
import { loadSenses } from '../../data/senses.js';

const verdictOf = (criterion: string, text: string, advert = criterion) =>
  judgeText(criterion, text, { advert }).verdict;

const windows = 'Worker, Anglian, 2015 - 2021\n- Glazing of uPVC windows and a conservatory';
const lenses = 'Lab Technician, Vision Express, 2015 - 2021\n- Glazing of lenses for the optician';

describe('a word of several senses', () => {
  it('counts in the sense that the criterion says', () => {
    expect(verdictOf('Glazing of lenses for an optician', windows)).toBe('not-found');
    expect(verdictOf('Glazing of lenses for an optician', lenses)).not.toBe('not-found');
  });

  it('counts in the sense that the advert says', () => {
    const advert = 'Dispensing optician wanted for our optical lab\n- Glazing';
    expect(verdictOf('Glazing', windows, advert)).toBe('not-found');
    expect(verdictOf('Glazing', lenses, advert)).toBe('met');
  });

  it('counts in the usual sense where neither says one', () => {
    expect(verdictOf('Glazing', windows)).toBe('met');
  });

  it('counts where nothing near it says another sense', () => {
    expect(
      verdictOf('Glazing of lenses for an optician', 'Glazing, 2015 - 2021\n- All work'),
    ).not.toBe('met');
    expect(verdictOf('Glazing', 'Worker, 2015 - 2021\n- Glazing each day')).toBe('met');
  });
});

describe.each(['en', ...foreignLanguages])('senses in %s', (code) => {
  const words = loadSenses(code);

  it('are given for each word once', () => {
    const forms = words.flatMap((word) => word.words);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  it('have no cue of two senses of one word', () => {
    const shared = words.flatMap(({ words: [word = ''], senses }) => {
      const cues = senses.flatMap((sense) => [...new Set(sense.cues)]);
      return cues.filter((cue, at) => cues.indexOf(cue) !== at).map((cue) => `${word}: ${cue}`);
    });
    expect(shared).toEqual([]);
  });
});
