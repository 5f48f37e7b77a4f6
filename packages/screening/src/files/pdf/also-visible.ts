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
          return saysSomething(own) && !seen.includes(own);
        })
        .join('\n'),
    )
    .filter((text) => text !== '');
}
