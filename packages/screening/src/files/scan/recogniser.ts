import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Box } from '../pdf/page/box.js';
import { findPackage, loadLanguage, type ScanLanguage } from './languages.js';
import type { GreyPicture } from './picture/grey-picture.js';

/** A word as it was recognised. */
export interface RecognisedWord {
  readonly text: string;
  /** In pixels of its picture. */
  readonly box: Box;
  /** How sure the recogniser is of it, 0–1. */
  readonly confidence: number;
  /** Number of its line, from the top of its block. */
  readonly line: number;
}

/** Reads printed text in pictures. Its calls are synchronous. */
export interface Recogniser {
  /** Reads with the trained data of this language; false where it is not installed. */
  use(language: ScanLanguage): Promise<boolean>;
  read(picture: GreyPicture): readonly RecognisedWord[];
}

/** Resolution that the recogniser is told, so that it need not guess from the size of letters. */
const DPI = '250';
/** Automatic page segmentation: finds columns and blocks, without looking for the orientation. */
const AUTOMATIC = '3';

/** Four equal bytes a pixel, as the recogniser takes them. */
function toImage({ width, height, levels }: GreyPicture) {
  const data = new Uint32Array(width * height);
  for (let at = 0; at < data.length; at += 1)
    data[at] = 0xff000000 | ((levels[at] ?? 0) * 0x010101);
  return { width, height, data: new Uint8ClampedArray(data.buffer) };
}

/* eslint-disable no-console -- the engine writes to it whatever it finds odd about a page, which would fill the log */
/** Runs `create`, whose engine keeps the `console.warn` that it finds: one that does nothing. */
async function quietly<Engine>(create: () => Promise<Engine>): Promise<Engine> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await create();
  } finally {
    console.warn = warn;
  }
}
/* eslint-enable no-console */

const PACKAGE = 'tesseract-wasm';

/** True where scans can be read: the package is an optional dependency. */
export function isRecogniserInstalled(): boolean {
  return findPackage(PACKAGE) !== null;
}

/** Loads the recogniser from its package; null where that is not installed. Nothing is fetched from a network. */
export async function loadRecogniser(name = PACKAGE): Promise<Recogniser | null> {
  const entry = findPackage(name);
  if (entry === null) return null;
  const { createOCREngine, layoutFlags, supportsFastBuild } = await import('tesseract-wasm');
  const core = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  const wasmBinary = await readFile(join(dirname(entry), core));
  let engine: Awaited<ReturnType<typeof createOCREngine>> | null = null;
  return {
    async use(language) {
      const data = await loadLanguage(language);
      if (data === null) return false;
      engine?.destroy();
      // An engine goes on with the first data that it was given.
      engine = await quietly(() => createOCREngine({ wasmBinary }));
      engine.loadModel(data);
      engine.setVariable('user_defined_dpi', DPI);
      engine.setVariable('tessedit_pageseg_mode', AUTOMATIC);
      return true;
    },
    read(picture) {
      if (!engine) throw new Error('The recogniser has no language yet.');
      engine.loadImage(toImage(picture));
      let line = 0;
      const words = engine.getTextBoxes('word').map(({ text, rect, confidence, flags }) => {
        if (flags & layoutFlags.StartOfLine) line += 1;
        return { text: text.trim(), box: rect, confidence, line };
      });
      engine.clearImage();
      return words.filter(({ text }) => text !== '');
    },
  };
}
