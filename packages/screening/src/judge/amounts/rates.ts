/** How often a month something is done that is done at each of these times. */
const RATES: readonly (readonly [name: string, perMonth: number])[] = [
  ['hour|hr|stunde|heure|hora|ora|uur|godzinę', 160],
  [
    'day|daily|shift|night|tag|täglich|schicht|jour|día|turno|giorno|dag|dienst|dzień|dziennie|zmianę|dia',
    21,
  ],
  ['week|weekly|woche|wöchentlich|semaine|semana|settimana|tydzień|tygodniowo', 4.3],
  ['month|monthly|monat|monatlich|mois|mes|mese|maand|miesiąc|miesięcznie|mês', 1],
  ['year|yearly|annually|annum|jahr|jährlich|an|año|anno|jaar|rok|rocznie|ano', 1 / 12],
];
const BEFORE_RATE =
  '^(?: \\p{L}{2,14}){0,2}?(?: |/)(?:(?:a|an|per|each|every|pro|je|par|por|al|alla|op|na|w|each working) ?)?';
const rates = RATES.map(
  ([names, perMonth]) =>
    [new RegExp(`${BEFORE_RATE}(?:${names})(?!\\p{L})`, 'iu'), perMonth] as const,
);

/** How often a month what precedes this text is done; undefined where it says no rate. */
export const rateAfter = (text: string) => rates.find(([pattern]) => pattern.test(text))?.[1];
