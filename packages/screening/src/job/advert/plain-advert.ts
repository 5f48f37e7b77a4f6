import { tidyText } from '../../text/words/tidy.js';

const MARKUP =
  /<\/?(?:p|br|li|ul|ol|div|h[1-6]|strong|b|em|i|u|span|table|tr|td|a|font)(?:\s[^<>]{0,300})?\/?>/i;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  euro: '€',
  pound: '£',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
};

function withoutMarkup(text: string): string {
  if (!MARKUP.test(text)) return text;
  return text
    .replace(/<li(?:\s[^<>]{0,300})?>/gi, '\n• ')
    .replace(/<\/?(?:p|br|ul|ol|div|h[1-6]|tr|table)(?:\s[^<>]{0,300})?\/?>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9]{0,9}(?:\s[^<>]{0,300})?\/?>/gi, '')
    .replace(/<!--[^<>]{0,300}-->/g, '');
}

function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,5})|([a-z]{2,6}));/gi, (whole, code?: string, name?: string) => {
    if (code !== undefined) return String.fromCodePoint(Number(code));
    return ENTITIES[(name ?? '').toLowerCase()] ?? whole;
  });
}

/** An advert as plain lines: pasted markup and Markdown marks removed, decorated letters (Ⓢ, 𝐒) written plainly. */
export function plainAdvert(jobDescription: string): string {
  const text = withoutEntities(withoutMarkup(jobDescription));
  return tidyText(
    text
      .replace(/[\u2460-\u24ff\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu, (letter) =>
        letter.normalize('NFKC'),
      )
      // Arrows and ticks that mark the items of a list.
      .replace(/^[ \t]{0,10}[→➔➜➤►▸▪◦‣»✔✓✅☑●○■□◆❖➢⇒▶][ \t]{1,4}(?=\S)/gmu, '• ')
      .replace(/\*\*|__|^[ \t]{0,10}>[ \t]/gm, ''),
  );
}
