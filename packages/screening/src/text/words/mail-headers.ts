type MailHeader = 'from' | 'to' | 'about';

/** Names of the headers that mail programs print, in the languages that are read. */
const NAMES: readonly (readonly [kind: MailHeader, names: RegExp])[] = [
  ['from', /^(?:from|von|de|da|van|od)$/],
  ['to', /^(?:to|an|à|a|para|aan|do|cc|kopie|kopia)$/],
  [
    'about',
    /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat|date|datum|fecha|data|sent|gesendet|envoyé|enviado|inviato|verzonden|wysłano)$/,
  ],
];
const HEADER = /^\*{0,2}([\p{L}]{1,12})[ \t]?:\*{0,2}[ \t]*(\S.*)$/u;

/** Kinds of headers that a printed mail has. */
export const mailHeaderKinds = NAMES.length;

/** A line that mail programs print above a mail; null for any other. */
export function readPrintedHeader(
  line: string,
): { readonly kind: MailHeader; readonly value: string } | null {
  const [, name = '', value = ''] = HEADER.exec(line) ?? [];
  const kind = NAMES.find(([, names]) => names.test(name.toLowerCase()))?.[0];
  return kind ? { kind, value } : null;
}
