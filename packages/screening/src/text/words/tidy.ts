const LIGATURES: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/** Calibri and its kin leave these letters in the place of ligatures of two or three letters. */
const GLYPH_LIGATURES: Readonly<Record<string, string>> = {
  '\u019f': 'ti',
  '\u01a9': 'tt',
  '\u014c': 'ft',
  '\u019e': 'tf',
};
/** Between or behind small letters, where no language has them; 'ti' also begins a word. */
const GLYPH_LIGATURE =
  /(?<=\p{Ll})[\u019f\u01a9\u014c\u019e](?=\p{Ll}|(?!\p{L}))|(?<!\p{L})\u019f(?=\p{Ll})/gu;
/** Quartz writes one hyphen as a plain one and a typographic one. */
const DOUBLE_HYPHEN = /-\u2010|\u2010-/g;

/* eslint-disable no-control-regex -- removing control characters is the point */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
/* eslint-enable no-control-regex */
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Letters, digits and signs as wide as Chinese ones: 'ＰＬＣ' is 'PLC'. Half-width kana and jamo too are written another way. */
const FULL_WIDTH = /[\uff01-\uffee]{1,1000}/g;
const TAG_CHARACTERS = /[\u{e0000}-\u{e007f}]+/gu;
/** Bullet glyphs, and the private-use codes that Symbol and Wingdings bullets come out as. */
const BULLET = /^[ \t]*[•●○◦▪▫■□‣⁃∙·➢➤►▶✓✔❖◆◇★☆\uf000-\uf0ff][ \t]*/gm;
/** Unicode's stream-safe format allows no longer run of marks; sorting a longer one would take quadratic time (UAX 15, 13). */
const MARKS_BEYOND = /(\p{M}{30})\p{M}+/gu;
/**
 * A word cut by a hyphen at the end of a line, once or more often; what stands before the hyphen stays where it is. A hyphen of an
 * mail or web address can be a part of it.
 */
const CUT_WORD =
  /(?<=\p{Ll}{2})(?<!(?:@|:\/\/|www\.|\.\p{L}{2,10}\/)[^\s@]{1,100})(?:[-‐]\n[ \t]*\p{Ll}{2,}(?![\p{L}\p{N}._+'-]{0,64}@))+/gu;
const LETTER_SPACED = /^[ \t]*(?:\p{L}[ ]){3,}\p{L}(?:[ ]{2,}(?:\p{L}[ ])+\p{L})*[ \t]*$/gmu;

/** Text written in Unicode tag characters: invisible to a person, readable to a machine. */
export function hiddenTagText(raw: string): readonly string[] {
  return [...raw.matchAll(TAG_CHARACTERS)]
    .map(([run]) =>
      [...run]
        .map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xe0000))
        .join(''),
    )
    .map((text) => text.replace(/[^\x20-\x7e]/g, '').trim())
    .filter((text) => text.length > 1);
}

function joinLetterSpaced(line: string): string {
  return line
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** Extracted text made readable: one form of bullets, spaces and ligatures, words cut by hyphens joined, nothing invisible. */
export function tidyText(raw: string): string {
  return raw
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(TAG_CHARACTERS, '')
    .replace(CONTROL, '')
    .replace(LONE_SURROGATE, '')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? '')
    .replace(DOUBLE_HYPHEN, '-')
    .replace(GLYPH_LIGATURE, (letter) => GLYPH_LIGATURES[letter] ?? letter)
    .replace(MARKS_BEYOND, '$1')
    .replace(FULL_WIDTH, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .replace(LETTER_SPACED, joinLetterSpaced)
    .replace(BULLET, '• ')
    .replace(CUT_WORD, (ends) => `${ends.replace(/[-‐]\n[ \t]*/g, '')}\n`)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^• *\n+/gm, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}
