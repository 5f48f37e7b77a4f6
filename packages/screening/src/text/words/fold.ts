/** Lower case without accents, with plain apostrophes: the form in which words of the language files are compared. */
export function foldText(text: string): string {
  // Most words are plain ones, in which there is nothing to fold.
  if (/^[ -_a-~]*$/.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[’‘ʼ`´]/g, "'")
    .normalize('NFC');
}
