import { describe, expect, it } from 'vitest';
import { findSkillHits } from '../terms/skill-matcher.js';
import { tidyText } from './tidy.js';
import { tokenize } from './tokens.js';

describe('tidyText', () => {
  it.each([
    ['ＰＬＣ （Ｓ７）', 'PLC (S7)'],
    ['ｴﾝｼﾞﾆｱ', 'エンジニア'],
    ['東京都、５年', '東京都、5年'],
    ['m² ½ ① ™', 'm² ½ ① ™'],
    ['ﬁeld', 'field'],
  ])('writes %j as %j: only full-width and half-width forms are folded', (raw, tidy) => {
    expect(tidyText(raw)).toBe(tidy);
  });

  it.each([
    ['ProducƟon, Ɵme', 'Production, time'],
    ['CharloƩe, MicrosoŌ, heaƞul', 'Charlotte, Microsoft, heatful'],
    ['Ōtaki, Ōsaka, MCƟ', 'Ōtaki, Ōsaka, MCƟ'],
  ])('reads the ligatures of %j', (raw, tidy) => {
    expect(tidyText(raw)).toBe(tidy);
  });

  it('keeps the hyphen at which a web address is wrapped', () => {
    expect(tidyText('github.com/ella-\nfrost and a docu-\nment')).toBe(
      'github.com/ella-\nfrost and a document',
    );
  });

  it('reads a hyphen of two characters as one', () => {
    expect(tidyText('Co-‐author, 2011 -‐ 2014, multi‐-line')).toBe(
      'Co-author, 2011 - 2014, multi-line',
    );
  });

  it('finds exact spellings in full-width letters', () => {
    const text = tidyText('Programmed ＰＬＣ and ＳＱＬ');
    const names = findSkillHits(text, tokenize(text)).map(({ start, end }) =>
      text.slice(start, end),
    );
    expect(names).toEqual(expect.arrayContaining(['PLC', 'SQL']));
  });
});
