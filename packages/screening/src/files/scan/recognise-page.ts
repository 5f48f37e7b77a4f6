import { loadLanguageDetector } from '../../text/language/detect-language.js';
import { type Box, unite, uniteAll } from '../pdf/page/box.js';
import { isScanLanguage, type ScanLanguage } from './languages.js';
import { layOutWords } from './lay-out-words.js';
import { evenLight } from './picture/even-light.js';
import type { GreyPicture } from './picture/grey-picture.js';
import { findLines, turnBack, turnQuarters } from './picture/straighten.js';
import type { RecognisedWord, Recogniser } from './recogniser.js';
import type { PageWord } from './scanned-text.js';

/** Text that is read less surely than this may be upside down. */
const SURELY_UPRIGHT = 0.7;
/** Sideways lines have to be this much clearer before a page counts as turned. */
const CLEARER = 1.3;
/** A mark without letters and digits that is less sure than this is a speck. */
const SURE_MARK = 0.6;
const LETTER = /[\p{L}\p{N}]/u;
/** A short mark at the start of a line is its bullet, whatever sign it is taken for. */
const BULLET = /^[^\p{L}\p{N}([{'"“„]{1,2}$/u;
/** Marks that carry a meaning: ranges of dates, alternatives. */
const MEANT = /^[-–—|/&+:]$/u;
/** A word whose brightest and darkest differ by less, 0–255, is not seen by a person: as in a PDF. */
const SEEN_CONTRAST = 24;
/** Letters under 3 pt on A4 are not read by a person: their height as a share of the page's. */
const SEEN_HEIGHT = 0.0025;

interface Reading {
  readonly words: readonly RecognisedWord[];
  readonly width: number;
  /** The mean confidence of a letter. */
  readonly confidence: number;
  /** The box of the page's own picture around a box of the turned one. */
  boxOf(box: Box): Box;
}

function confidenceOf(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((all, { text, confidence }) => all + confidence * text.length, 0);
  return letters === 0 ? 0 : sum / letters;
}

function readTurned(recogniser: Recogniser, picture: GreyPicture, quarters: number): Reading {
  const upright = turnQuarters(picture, quarters);
  const level = turnBack(upright.picture, findLines(upright.picture).tilt);
  const words = recogniser.read(level.picture);
  return {
    words,
    width: level.picture.width,
    confidence: confidenceOf(words),
    boxOf({ left, top, right, bottom }) {
      const corners = [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ].map(([x = 0, y = 0]) => upright.origin(...level.origin(x, y)));
      const boxes = corners.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y }));
      return uniteAll(boxes) ?? { left, top, right, bottom };
    },
  };
}

/** Reads the page the way up in which its words are surest. */
function readUpright(recogniser: Recogniser, picture: GreyPicture): Reading {
  const across = findLines(picture).clearness;
  const isSideways = findLines(turnQuarters(picture, 1).picture).clearness > across * CLEARER;
  const first = readTurned(recogniser, picture, isSideways ? 1 : 0);
  if (first.confidence >= SURELY_UPRIGHT) return first;
  const second = readTurned(recogniser, picture, isSideways ? 3 : 2);
  return second.confidence > first.confidence ? second : first;
}

function contrastIn({ width, height, levels }: GreyPicture, box: Box): number {
  let [darkest, lightest] = [255, 0];
  const bottom = Math.min(height, Math.ceil(box.bottom));
  const right = Math.min(width, Math.ceil(box.right));
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
      const level = levels[y * width + x] ?? 255;
      darkest = Math.min(darkest, level);
      lightest = Math.max(lightest, level);
    }
  }
  return lightest - darkest;
}

interface SeenWord extends RecognisedWord {
  /** On the page's own picture, in pixels. */
  readonly shown: Box;
}

/** An address is parted at its sign where that is set wide; a blank is wider, in heights of the words. */
const ADDRESS_GAP = 0.6;

function isCutAddress(before: RecognisedWord, { text, box, line }: RecognisedWord): boolean {
  const height = Math.min(before.box.bottom - before.box.top, box.bottom - box.top);
  return (
    before.line === line &&
    (/^@[\p{L}\p{N}]/u.test(text) || /[\p{L}\p{N}]@$/u.test(before.text)) &&
    box.left - before.box.right < ADDRESS_GAP * height
  );
}

/** The words, with both parts of an address as one. */
function joinAddresses(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const joined: RecognisedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (!before || !isCutAddress(before, word)) {
      joined.push(word);
      continue;
    }
    joined[joined.length - 1] = {
      ...before,
      text: before.text + word.text,
      box: unite(before.box, word.box),
      confidence: Math.min(before.confidence, word.confidence),
    };
  }
  return joined;
}

/** Words with their places on the page, bullets as bullets, without specks. */
function tidyWords({ words, boxOf }: Reading): readonly SeenWord[] {
  let line = 0;
  return joinAddresses(words).flatMap((word) => {
    const isFirst = word.line !== line;
    line = word.line;
    const shown = boxOf(word.box);
    if (LETTER.test(word.text)) return [{ ...word, shown }];
    if (isFirst && BULLET.test(word.text)) return [{ ...word, text: '•', confidence: 1, shown }];
    return word.confidence >= SURE_MARK || MEANT.test(word.text) ? [{ ...word, shown }] : [];
  });
}

/** The words of a picture, as a person sees them and beside that. */
export interface ReadPicture {
  readonly text: string;
  readonly hidden: string;
  readonly words: readonly PageWord[];
}

async function languageOf(words: readonly RecognisedWord[]): Promise<ScanLanguage | null> {
  const lines = new Map<number, string>();
  for (const { line, text } of words) lines.set(line, `${lines.get(line) ?? ''} ${text}`);
  const detect = await loadLanguageDetector();
  const code = detect([...lines.values()].join('\n'))?.code;
  return code !== undefined && isScanLanguage(code) ? code : null;
}

/** Reads pages one after the other, each with the trained data of the language of those before. */
export function createPageReader(recogniser: Recogniser) {
  let language: ScanLanguage | null = null;

  async function readInLanguage(picture: GreyPicture): Promise<Reading> {
    const reading = readUpright(recogniser, picture);
    const own = await languageOf(reading.words);
    if (own === null || own === language) return reading;
    language = own;
    return (await recogniser.use(own)) ? readUpright(recogniser, picture) : reading;
  }

  return async (picture: GreyPicture): Promise<ReadPicture> => {
    if (language === null && (await recogniser.use('en'))) language = 'en';
    const reading = await readInLanguage(evenLight(picture));
    const words = tidyWords(reading);
    const isSeen = ({ text, shown }: SeenWord) =>
      contrastIn(picture, shown) >= SEEN_CONTRAST &&
      (!LETTER.test(text) || shown.bottom - shown.top >= SEEN_HEIGHT * picture.height);
    const seen = layOutWords(words.filter(isSeen), reading.width);
    const unseen = words.filter((word) => !isSeen(word) && LETTER.test(word.text));
    const { width, height } = picture;
    return {
      text: seen.text,
      hidden: layOutWords(unseen, reading.width).text,
      words: seen.words.map(({ text, shown, confidence }) => ({
        text,
        confidence,
        box: {
          left: Math.max(0, shown.left / width),
          top: Math.max(0, shown.top / height),
          right: Math.min(1, shown.right / width),
          bottom: Math.min(1, shown.bottom / height),
        },
      })),
    };
  };
}
