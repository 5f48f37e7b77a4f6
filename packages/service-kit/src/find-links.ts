/** Invisible characters that may hide between the letters of a link. */
const invisible = /[\p{Cf}\p{Mn}\u115f\u1160\u3164\uffa0]/gu;

/** Letters of other scripts that look like the Latin ones in `http`, `www` and most domains. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'хx', 'уy', 'һh', 'ѕs', 'іi', 'јj', 'ԁd', 'ԝw', 'ѡw', 'тt']
    .concat(['ոn', 'οo', 'ρp', 'τt', 'ωw', 'ɡg', 'ℎh'])
    .map((pair) => [...pair])
    .map(([other = '', latin = '']) => [other, latin]),
);

/** Names that look like a domain but are none, or company names that are one: 'ASP.NET/C#', 'Node.js/React'. */
const products =
  /^(?:(?:asp|vb|ado|ml|dot|f#)\.net|[\p{L}\p{N}-]+\.(?:js|jsx|ts|tsx|py|cs|innen|do|io\.js)|socket\.io|draw\.io|booking\.com|monday\.com|[bmd]\.(?:sc|a|eng|ed|phil|arch|ing)\.?)$/iu;

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const links = new RegExp(
  [
    // Any scheme with slashes, whichever way they lean, and hxxp with or without them.
    String.raw`(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]{1,19}[ \t]?:[ \t]?[/\\][ \t]?[/\\][ \t]?\S+`,
    String.raw`(?<![\p{L}\p{N}])h[ \t]?[tx][ \t]?[tx][ \t]?p[ \t]?s?[ \t]?:[ \t]?\S+`,
    String.raw`(?<![\p{L}\p{N}@.-])www?w\d{0,2}[ \t]?\.[ \t]?[\p{L}\p{N}]\S*`,
    String.raw`(?<![\p{L}\p{N}@._-])\d{1,3}(?:\.\d{1,3}){3}[:/]\S*`,
    String.raw`(?<![\p{L}\p{N}@._-])(?:${label}\.){1,8}(?:xn--[a-z0-9-]{1,59}|\p{L}{2,24})\.?(?::\d{1,5})?[/?#][\p{L}\p{N}/?#=&%~_@!-]\S*`,
  ].join('|'),
  'giu',
);

interface Found {
  readonly text: string;
  readonly index: number;
}

/** Text with the disguises of links removed. Positions differ from those in the original. */
function undisguised(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[^\p{ASCII}]/gu, (character) => lookalikes[character.toLowerCase()] ?? character)
    .replace(/[⁄∕⧸╱]/g, '/')
    .replace(/[\u02d0\ua789\u2236]/g, ':')
    .replace(/[[({]\s?(?:\.|dot|punkt|point|punto)\s?[\])}]/gi, '.')
    .replace(/\s?[[({]\s?(?::|:\/\/|\/)\s?[\])}]\s?/g, (match) => match.replace(/[\s[\](){}]/g, ''))
    .replace(/(?<=[a-z0-9-])[。․‧∙・](?=[a-z0-9])/gi, '.');
}

function findLinks(text: string): Found[] {
  return [...undisguised(text).matchAll(links)]
    .map((match) => ({ text: match[0], index: match.index }))
    .filter(({ text: found }) => !products.test(/^[^/?#:]*/.exec(found)?.[0] ?? ''));
}

/**
 * The first link in a text, undisguised, at most 60 characters; null if there is none. A link is a web address with its
 * scheme, one that begins with www, or a domain or IP address with a path, even when disguised by look-alike letters,
 * invisible characters or spellings like hxxp and [.]. Email addresses, bare names like 'Node.js' and company names
 * that are a domain do not count.
 */
export function findLink(text: string): string | null {
  const [first] = findLinks(text);
  return first ? [...first.text].slice(0, 60).join('').trim() : null;
}

/** A text without its links; if it had any, all of it comes back undisguised. */
export function withoutLinks(text: string): string {
  const found = findLinks(text);
  if (found.length === 0) return text;
  const plain = undisguised(text);
  let rest = '';
  let end = 0;
  for (const { text: link, index } of found) {
    rest += plain.slice(end, index);
    end = index + link.length;
  }
  return rest + plain.slice(end);
}
