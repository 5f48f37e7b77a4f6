import { languages } from '../../text/language/language-data.js';
import { phrasePattern } from '../../text/terms/phrase-pattern.js';
import { isAdjective } from '../statements/attributive.js';
import { attributeRules, protectedPhrases } from './protected-words.js';

/** A stretch of a statement that describes a person by an attribute and says nothing else. */
export interface Described {
  readonly attribute: string;
  readonly start: number;
  readonly end: number;
}

interface Piece {
  readonly start: number;
  readonly end: number;
  /** The mark or word before it. */
  readonly joint: string;
}

const rules = attributeRules('describes');
const fillers = new Set(protectedPhrases('fillers').map((word) => word.toLowerCase()));
const roles = new Set(
  languages.flatMap((language) => language.roles).map((role) => role.toLowerCase()),
);
/** 'Female receptionist' asks for a sex; 'Indian chef' may ask for a kitchen, 'Catholic chaplain' for an office. */
const WITH_ROLE = new Set(['age', 'sex or gender', 'marital or family status']);
const JOINT = ' (?:and|or|und|oder|et|ou|y|o|e|ed|en|i|lub) ';
const cuts = phrasePattern(protectedPhrases('cuts'), 'anywhere').source;
const CUT = new RegExp(`[,;:.!?()•|/]|\\s[–—-]\\s|${JOINT}|${cuts}`, 'giu');
const AND = new RegExp(`^${JOINT}$`, 'iu');
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** Longer pieces say more than who somebody is. */
const MAX_PIECE = 90;

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let joint = '';
  for (const match of text.matchAll(CUT)) {
    pieces.push({ start, end: match.index, joint });
    start = match.index + match[0].length;
    joint = match[0];
  }
  pieces.push({ start, end: text.length, joint });
  return pieces;
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(WORD) ?? []).filter(
    (word) => !fillers.has(word) && !/^\d{1,2}$/.test(word),
  );

/** The attribute by which a piece describes a person, given that nothing else is in it; else null. */
function attributeOf(piece: string): string | null {
  if (piece.length > MAX_PIECE) return null;
  for (const { attribute, pattern } of rules) {
    const found = pattern.exec(piece);
    if (!found) continue;
    let rest = `${piece.slice(0, found.index)} ${piece.slice(found.index + found[0].length)}`;
    for (const other of rules) rest = rest.replace(other.pattern, ' ');
    const words = wordsOf(rest).filter((word) => !isAdjective(word));
    const [word = ''] = words;
    if (words.length === 0) return attribute;
    if (words.length === 1 && roles.has(word) && WITH_ROLE.has(attribute)) return attribute;
  }
  return null;
}

/** 'Black and | white photography': what follows an 'and' gives both their noun. */
function sharesLaterNoun(text: string, next: Piece | undefined): boolean {
  if (!next || !AND.test(next.joint)) return false;
  const piece = text.slice(next.start, next.end);
  return (
    attributeOf(piece) === null &&
    wordsOf(piece).some((word) => !isAdjective(word)) &&
    startsLikeIt(piece)
  );
}

/** 'and white photography', not 'and at least two years', 'and an experienced welder'. */
function startsLikeIt(piece: string): boolean {
  return !/^(?:an?|the|at|have|has|hold|holding|with|able|willing|\d|experienced|fluent|eine?n?|mindestens|une?|una?|uno|een|um|uma)\b/iu.test(
    piece.trim(),
  );
}

/** Where a statement describes a person by a protected attribute: in one word of a list as in a sentence. */
export function findDescribed(text: string): readonly Described[] {
  const pieces = piecesOf(text);
  return pieces.flatMap((piece, at) => {
    const attribute = attributeOf(text.slice(piece.start, piece.end));
    if (attribute === null || sharesLaterNoun(text, pieces[at + 1])) return [];
    return [{ attribute, start: piece.start, end: piece.end }];
  });
}
