/** Letters of other scripts that look like Latin ones, after Unicode's list of confusables (UTS 39): single characters only. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ϲ: 'c',
  ϳ: 'j',
  // Latin letters of other alphabets
  ı: 'i',
  ɡ: 'g',
  ɑ: 'a',
  ʏ: 'y',
};
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FOREIGN = /[\u0370-\u03ff\u0400-\u052f]/;
const LATIN = /[a-z]/;

/**
 * A lower-case word with lookalikes of Latin letters written as Latin, character by character, so that its length stays. Words
 * wholly in another script are left alone: 'мастер' is Russian, 'mаster' with one Cyrillic letter is a disguise.
 */
export function foldLookalikes(lower: string): string {
  const plain = lower.replace(FULL_WIDTH, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0xfee0).toLowerCase(),
  );
  if (!FOREIGN.test(plain) || !LATIN.test(plain)) return plain;
  return [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('');
}
