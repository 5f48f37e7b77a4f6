/** The text of Markdown without its marks of headings, emphasis, code and links. */
export function readMarkdown(source: string): string {
  return source
    .replace(/^ {0,3}#{1,6} | #{1,6}$/gm, '')
    .replace(/^ {0,3}(?:[-*_] ?){3,}$/gm, '')
    .replace(/^( *)[*+-] +/gm, '$1• ')
    .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
    .replace(/(\*\*|__|`)(\S|\S[^\n]{0,300}?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(\S|\S[^\n*_]{0,300}\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/g, '')
    .replace(
      /\[([^\]\n]{1,200})\]\((?:mailto:)?([^)\s]{1,500})\)/g,
      (_, text: string, to: string) => (text === to ? text : `${text} (${to})`),
    );
}
