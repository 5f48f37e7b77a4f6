/** A Word file (rich text, which Word saves as .doc) with these lines. */
export function makeWordFile(text: string): Buffer {
  const body = [...text]
    .map((character) => {
      if (character === '\n') return '\\par\n';
      const code = character.codePointAt(0) ?? 0;
      return code < 128 ? character : `\\u${code}?`;
    })
    .join('');
  return Buffer.from(`{\\rtf1\\ansi ${body}}`, 'latin1');
}
