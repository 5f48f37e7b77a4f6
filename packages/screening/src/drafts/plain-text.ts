/** One line of plain words: no control characters, markup or braces that a template could take for a placeholder. */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[{}<>[\]$`\\%]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One line as a person wrote it, without characters that nobody sees. */
export function cleanLine(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/** Lines as a person wrote them: line ends are LF, other control and invisible characters are gone. */
export function cleanLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .trim();
}
