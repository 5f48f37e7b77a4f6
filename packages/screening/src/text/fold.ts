/** Lower case without accents, with plain apostrophes: the form in which words of the language files are compared. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[’‘ʼ`´]/g, "'")
    .normalize('NFC');
}
