/** Letters and digits only, so that spaces, hyphens and bullets make no difference. */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Less than this many letters and digits say nothing to a reader or a machine; one Chinese or Japanese sign is a word's half. */
const MIN_LETTERS = 4;
const MIN_SIGNS = 2;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

function saysSomething(squashed: string): boolean {
  return squashed.length >= MIN_LETTERS || (squashed.match(SIGNS)?.length ?? 0) >= MIN_SIGNS;
}

/** Marks that printers set next to the page: the file's name and the time of printing. */
const PRINTER_MARK =
  /^[^\n]{0,80}\.(?:indd|ai|pdf|eps|psd|qxp|docx?)\b[^\n]{0,40}\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/i;
const MAX_MARK_CHARACTERS = 120;

function isPrinterMark(line: string): boolean {
  return line.length <= MAX_MARK_CHARACTERS && PRINTER_MARK.test(line);
}

/** The hidden lines that say something a person does not read elsewhere in the document. */
export function withoutVisible(
  hidden: readonly string[],
  visible: readonly string[],
): readonly string[] {
  const seen = squash(visible.join(' '));
  return hidden
    .map((text) =>
      text
        .split('\n')
        .filter((line) => {
          const own = squash(line);
          return saysSomething(own) && !seen.includes(own) && !isPrinterMark(line);
        })
        .join('\n'),
    )
    .filter((text) => text !== '');
}
