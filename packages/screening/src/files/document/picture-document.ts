import { hasCareerSigns, isViewerNotice } from '../../facts/kind/content-signs.js';
import { PictureError, UnreadableError } from './unreadable.js';

/** A page with its text and what is painted on it beside the text. */
export interface PageLook {
  readonly text: string;
  /** Share of the page, 0–1, that pictures cover. */
  readonly covered: number;
  /** Share of the page, 0–1, where something that is no text leaves strokes. */
  readonly inked: number;
}

/** A scanner's footer or a portal's print line has fewer words. */
const FEW_WORDS = 30;
/** A portal's disclaimer on a scan. */
const SOME_WORDS = 80;
/** More text than a cover sheet in front of a scan holds. */
const MANY_WORDS = 200;
const MOSTLY = 0.5;
/** Lines of writing on a quarter of a page ink about so much of it. */
const INKED_AS_WRITING = 0.1;
const SURELY_WRITING = 0.2;
/** Less than this is a logo, a portrait or a line. */
const SOME_PICTURE = 0.25;
const SOME_INK = 0.06;
/** Two Chinese or Japanese signs say about as much as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{1,2}|[\p{L}\p{M}\p{N}]+/gu;

const SCAN =
  'This file is a scan: its content is in pictures, with hardly any text. Please upload a version with selectable text.';
const NOTICE =
  'This PDF shows only a notice: its files are attached inside it, or it needs another program. Please open it in Acrobat and upload the resume itself as a PDF.';

/** True for more text than a document holds whose content is in pictures, however many pages of them it has. */
export function holdsMuchText(text: string): boolean {
  return countWords(text) >= MANY_WORDS;
}

/** Number of words up to `MANY_WORDS`: of a longer text nobody asks. */
function countWords(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(WORD)) {
    words += 1;
    if (words === MANY_WORDS) break;
  }
  return words;
}

/** False where a page has too many words for its content to be in pictures that cover so much of it, or all of it. */
export function mayBePicture(text: string, covered = 1): boolean {
  const words = countWords(text);
  return words < FEW_WORDS || (words < SOME_WORDS && covered >= MOSTLY);
}

/** Its text is not what a person reads on it: that is in the picture. */
async function isPicturePage({ text, covered, inked }: PageLook): Promise<boolean> {
  if (!mayBePicture(text, covered)) return false;
  const words = countWords(text);
  if (words === 0) return true;
  if (covered < SOME_PICTURE && inked < SOME_INK) return false;
  const isWritten = covered >= MOSTLY && inked >= SURELY_WRITING;
  if (words >= FEW_WORDS) return isWritten && !hasCareerSigns(text);
  if (isWritten) return true;
  if (inked >= INKED_AS_WRITING && !hasCareerSigns(text)) return true;
  // Loaded only here: the names of all skills take a reading thread longer than most files.
  const { isBareText } = await import('../../facts/kind/bare-text.js');
  return isBareText(text);
}

/** Throws `image-only` for pages whose content is in pictures, whatever line of text a scanner or a portal added. */
export async function refusePictures(pages: readonly PageLook[]): Promise<void> {
  const shown = pages.filter(
    ({ text, inked, covered }) => text.trim() !== '' || inked + covered > 0,
  );
  const isPicture = await Promise.all(shown.map(isPicturePage));
  const pictures = shown.filter((_, at) => isPicture[at]);
  if (pictures.length === 0) return;
  const others = shown.filter((_, at) => !isPicture[at]);
  const rest = others.map(({ text }) => text).join('\n');
  const most = pictures.length > others.length ? MANY_WORDS : SOME_WORDS;
  const isCoverSheet =
    pictures.length >= others.length && countWords(rest) < most && !hasCareerSigns(rest);
  if (isCoverSheet) throw new PictureError('image-only', SCAN);
}

/** Throws `image-only` for a PDF that shows no content but the advice to open what is attached to it. */
export function refuseNotice(text: string, attachments: number): void {
  const words = countWords(text);
  const isWrapper = attachments > 0 && words < SOME_WORDS && !hasCareerSigns(text);
  if (isWrapper || (words < MANY_WORDS && isViewerNotice(text))) {
    throw new UnreadableError('image-only', NOTICE);
  }
}
