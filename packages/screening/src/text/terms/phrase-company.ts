/** A place in a text, and the field of work that it speaks for. */
interface Place {
  readonly skill: { readonly field: string };
  readonly start: number;
  readonly end: number;
}

/** How near another skill of the field must stand to tell what an everyday word means. */
const NEAR = 60;
/** Skills of any kind vouch for each other side by side: 'Word and Excel'. */
const BESIDE = 5;
const JOINS = /[,/&]|\b(?:and|or)\b/;
const BEFORE_ITEM = /(?:^|[,;|/•·()\n\t:&+]|\s[-–—]|\b(?:and|or))\s{0,3}$/;
const AFTER_ITEM = /^\s{0,3}(?:$|[,;|/•·()\n\t&+.]|\s[-–—]|(?:and|or)\b)/;
const LISTED = /[,;|/•·\t&]|\s[-–—]\s/;

/** A capital within a sentence makes a name of a word: 'reports in Excel'; not 'the Spring term', 'Spring 2019', 'at Oracle'. */
const IN_SENTENCE = /\p{Ll}\s$/u;
const NO_NAME_BEFORE = /\b(?:the|a|an|at|by|for|this|last|each|every|during|joined)\s$/;
const LONGER_NAME = /^\s(?:\p{Lu}|\d)/u;

function isNamed(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - 10), start);
  return (
    /^\p{Lu}.*\p{Ll}/u.test(text.slice(start, end)) &&
    IN_SENTENCE.test(before) &&
    !NO_NAME_BEFORE.test(before) &&
    !LONGER_NAME.test(text.slice(end, end + 2))
  );
}

/** True when it stands as an item of a list: separators on both sides, and more than one item in the line. */
function isListed(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - 5), start);
  const after = text.slice(end, end + 5);
  const isItem =
    (start === 0 || BEFORE_ITEM.test(before)) && (end === text.length || AFTER_ITEM.test(after));
  return isItem && LISTED.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}

/** True when what stands around an everyday word ('Go', 'Word', 'Packer') shows that it is meant as the name of a skill. */
export function hasCompany<Hit extends Place>(
  text: string,
  hit: Hit,
  neighbours: readonly (Hit | undefined)[],
  isSure: (other: Hit) => boolean,
): boolean {
  const isNear = neighbours.some((other) => {
    if (other === undefined) return false;
    const gap = Math.max(other.start - hit.end, hit.start - other.end);
    const between = text.slice(Math.min(other.end, hit.end), Math.max(other.start, hit.start));
    const isBeside = gap <= BESIDE && JOINS.test(between);
    return isBeside || (isSure(other) && other.skill.field === hit.skill.field && gap <= NEAR);
  });
  return isNear || isListed(text, hit) || isNamed(text, hit);
}
