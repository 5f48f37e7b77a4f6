import { localAttribute, readXml } from '../../markup/xml.js';

/** A part or address that a document refers to. */
export interface Relation {
  readonly id: string;
  /** The last word of its type: 'header', 'hyperlink', 'aFChunk'. */
  readonly kind: string;
  /** Name of a part in the package, or an address outside it. */
  readonly target: string;
  readonly isOutside: boolean;
}

/** The name of a part that a part in `word/` calls `target`. */
function partName(target: string): string {
  const steps = target.startsWith('/') ? [] : ['word'];
  for (const step of target.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Relations of the main document; null where the package has no list of them. */
export function readRelations(parts: ReadonlyMap<string, string>): readonly Relation[] | null {
  const source = [...parts].find(([name]) => name.includes('_rels/'))?.[1];
  if (source === undefined) return null;
  const relations: Relation[] = [];
  for (const token of readXml(source)) {
    if (token.kind !== 'open' || token.name.replace(/^.*:/, '') !== 'Relationship') continue;
    const target = localAttribute(token.attributes, 'Target') ?? '';
    const isOutside = localAttribute(token.attributes, 'TargetMode') === 'External';
    relations.push({
      id: localAttribute(token.attributes, 'Id') ?? '',
      kind: (localAttribute(token.attributes, 'Type') ?? '').replace(/^.*\//, ''),
      target: isOutside ? target : partName(target),
      isOutside,
    });
  }
  return relations;
}

/** The headers and footers that the document shows, in the order of their names: files keep those that it shows no more. */
export function shownParts(
  relations: readonly Relation[],
  main: string,
  kind: 'header' | 'footer',
): readonly string[] {
  const ids = new Set<string>();
  for (const [tag] of main.matchAll(/<\w{1,20}:(?:header|footer)Reference [^<>]{1,300}>/g))
    ids.add(localAttribute(tag, 'id') ?? '');
  const shown = relations.filter((each) => each.kind === kind && ids.has(each.id));
  return [...new Set(shown.map(({ target }) => target))].sort();
}
