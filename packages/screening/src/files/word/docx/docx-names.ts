/** The prefix that a namespace usually has; documents may choose another. */
const PREFIXES: readonly (readonly [ending: string, prefix: string])[] = [
  ['wordprocessingml/2006/main', 'w'],
  ['ooxml/wordprocessingml/main', 'w'],
  ['word/2010/wordml', 'w14'],
  ['markup-compatibility/2006', 'mc'],
  ['drawingml/2006/wordprocessingDrawing', 'wp'],
  ['word/2010/wordprocessingShape', 'wps'],
  ['word/2010/wordprocessingGroup', 'wpg'],
  ['drawingml/2006/diagram', 'dgm'],
  ['drawingml/2006/main', 'a'],
  ['drawingml/2006/picture', 'pic'],
  ['schemas-microsoft-com:vml', 'v'],
  ['officeDocument/2006/math', 'm'],
];
/** The root element with its declarations stands within the first characters. */
const HEAD = 20_000;
const DECLARATION = /\sxmlns(?::([\w.-]{1,40}))?\s?=\s?["']([^"']{1,200})["']/g;

/** Names of elements with the prefixes they usually have, whatever the document's own are. */
export function canonicalNames(source: string): (name: string) => string {
  const renamed = new Map<string, string>();
  for (const [, own = '', uri = ''] of source.slice(0, HEAD).matchAll(DECLARATION)) {
    const usual = PREFIXES.find(([ending]) => uri.endsWith(ending))?.[1];
    if (usual !== undefined && usual !== own && !renamed.has(own)) renamed.set(own, usual);
  }
  if (renamed.size === 0) return (name) => name;
  return (name) => {
    const colon = name.indexOf(':');
    const usual = renamed.get(colon === -1 ? '' : name.slice(0, colon));
    return usual === undefined ? name : `${usual}:${name.slice(colon + 1)}`;
  };
}
