const PHONE = /(?<![\p{L}\p{N}.,/-])(?:\+|00|\()?\d[\d\s().\-–/]{6,22}\d(?![\p{L}\p{N}])/gu;
const LABELLED =
  /\b(?:phone|tel(?:ephone|efon|éfono)?|mobile|cell|mob|call|whatsapp|handy|móvil|gsm|t|m|p)\b ?(?:no\.?|number)? ?[:.]?$/iu;
const YEARS =
  /\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)?\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{1,2}\/\d{4}/;

function looksLikePhone(text: string, labelled: boolean): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 8 || digits > 15 || YEARS.test(text)) return false;
  return labelled || text.startsWith('+') || text.startsWith('00') || digits >= 9;
}

/** The first phone number as written, with its spaces tidied; null when there is none. */
export function findPhone(text: string): string | null {
  for (const line of text.split('\n')) {
    for (const match of line.matchAll(PHONE)) {
      const before = line.slice(Math.max(0, match.index - 20), match.index);
      const number = match[0].trim();
      if (looksLikePhone(number, LABELLED.test(before.trimEnd())))
        return number.replace(/\s+/g, ' ');
    }
  }
  return null;
}
