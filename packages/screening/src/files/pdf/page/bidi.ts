const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Letters and digits that run from left to right even inside right-to-left text, with what joins them into one word. */
const LTR = /[\p{L}\p{N}]/u;
const LTR_LETTER = /\p{L}/u;
const LTR_JOINER = /^[@._:/+#&%,'-]$/;
const PRESENTATION_FORMS = /[\ufb1d-\ufdff\ufe70-\ufefc]/g;
const MIRRORED = new Map(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/** True when there is a Hebrew, Arabic or Syriac letter in it. */
export function isRightToLeft(text: string): boolean {
  return RTL.test(text);
}

function isLeftToRight(unit: string): boolean {
  return !RTL.test(unit) && LTR.test(unit);
}

/** Joins Latin words and numbers among single characters, given from left to right, into one unit each. */
export function visualUnits(characters: readonly string[]): readonly string[] {
  const units: string[] = [];
  for (const [index, character] of characters.entries()) {
    const last = units.at(-1);
    const next = characters[index + 1] ?? '';
    const continues =
      last !== undefined &&
      isLeftToRight(last) &&
      (isLeftToRight(character) || (LTR_JOINER.test(character) && isLeftToRight(next)));
    if (continues) units[units.length - 1] = last + character;
    else units.push(character);
  }
  return units;
}

/** Brackets whose closing one comes first were turned once too often or too seldom on the way here. */
function turnBrackets(text: string): string {
  const first = /[()[\]]/.exec(text)?.[0];
  if (first !== ')' && first !== ']') return text;
  return [...text].map((character) => MIRRORED.get(character) ?? character).join('');
}

/** Turns each stretch that `belongs` around; a stretch may hold blanks and points inside, not at its ends. */
function reverseStretches(
  units: readonly string[],
  starts: (unit: string) => boolean,
  belongs: (unit: string) => boolean,
): readonly string[] {
  const result: string[] = [];
  let index = 0;
  while (index < units.length) {
    if (!starts(units[index] ?? '')) {
      result.push(units[index] ?? '');
      index += 1;
      continue;
    }
    let end = index;
    for (let at = index; at < units.length; at += 1) {
      const unit = units[at] ?? '';
      if (belongs(unit)) end = at;
      else if (LTR.test(unit)) break;
    }
    result.push(...units.slice(index, end + 1).reverse());
    index = end + 1;
  }
  return result;
}

/**
 * The reading order of a line whose units are given from left to right: a line of mostly right-to-left words is read from the
 * right, with its Latin words and numbers from the left; in any other line only the right-to-left words are turned.
 */
export function toReadingOrder(pieces: readonly string[]): string {
  if (!pieces.some(isRightToLeft)) return pieces.join('');
  const units = visualUnits(pieces);
  const words = units.join('').split(' ');
  const rtl = words.filter(isRightToLeft).length;
  const ltr = words.filter((word) => !RTL.test(word) && LTR_LETTER.test(word)).length;
  const ordered =
    rtl >= ltr
      ? reverseStretches(
          [...units].reverse(),
          isLeftToRight,
          (unit) => isLeftToRight(unit) && LTR_LETTER.test(unit),
        )
      : reverseStretches(units, isRightToLeft, isRightToLeft);
  const text = ordered.join('').replace(PRESENTATION_FORMS, (letter) => letter.normalize('NFKC'));
  return turnBrackets(text);
}
