import type { RawDocument } from '../../document/document.js';
import { UnreadableError } from '../../document/unreadable.js';
import { readWebPage } from '../../markup/web-page.js';
import { localAttribute, readXml } from '../../markup/xml.js';
import { decodePlainText } from '../../reading/plain.js';
import { sniffContent } from '../../reading/sniff.js';
import { readRtf } from '../rtf.js';
import { canonicalNames } from './docx-names.js';
import type { Relation } from './docx-relations.js';

/** A document may embed one that embeds another; deeper ones are left out. */
const MAX_DEPTH = 3;
const MAX_EMBEDDED = 200;
/** Hundredths of a point. */
const MIN_SIZE = 300;
/** Points of a diagram that only lay it out. */
const LAYOUT = /^(?:pres|parTrans|sibTrans)$/;

/** The text of a SmartArt diagram: one line for each paragraph. */
function readDiagram(source: string): RawDocument {
  const nameOf = canonicalNames(source);
  const text: string[] = [];
  const hiddenText: string[] = [];
  let isLayout = false;
  let isText = false;
  let isTiny = false;
  for (const token of readXml(source)) {
    if (token.kind === 'text') {
      if (isText && !isLayout) (isTiny ? hiddenText : text).push(token.text);
      continue;
    }
    const name = nameOf(token.name);
    if (name === 'a:t') isText = token.kind === 'open' && !token.empty;
    else if (name === 'a:p' && token.kind === 'close') text.push('\n');
    if (token.kind !== 'open') continue;
    if (name === 'dgm:pt') isLayout = LAYOUT.test(localAttribute(token.attributes, 'type') ?? '');
    else if (name === 'a:r') isTiny = false;
    else if (name === 'a:rPr')
      isTiny = Number(localAttribute(token.attributes, 'sz') ?? MIN_SIZE) < MIN_SIZE;
  }
  return { pages: [text.join('').trim()], hiddenText };
}

async function readChunk(
  bytes: Uint8Array,
  depth: number,
  readNested: (bytes: Uint8Array, depth: number) => Promise<RawDocument>,
): Promise<RawDocument | null> {
  switch (sniffContent(bytes)) {
    case 'zip':
      return depth < MAX_DEPTH ? readNested(bytes, depth + 1) : null;
    case 'html':
    case 'mht':
    case 'word-xml':
      return readWebPage(bytes);
    case 'rtf':
      return readRtf(bytes);
    case 'text':
      return { pages: [decodePlainText(bytes)], hiddenText: [] };
    default:
      return null;
  }
}

/**
 * Reads the documents and diagrams that a document embeds, by the id of their relationship. A damaged one is left out; one
 * that exceeds a limit makes the whole file unreadable.
 */
export async function readEmbedded(
  relations: readonly Relation[],
  files: ReadonlyMap<string, Uint8Array>,
  depth: number,
  readNested: (bytes: Uint8Array, depth: number) => Promise<RawDocument>,
): Promise<ReadonlyMap<string, RawDocument>> {
  const embedded = new Map<string, RawDocument>();
  for (const { id, kind, target } of relations.filter(isEmbedded).slice(0, MAX_EMBEDDED)) {
    const bytes = files.get(target);
    if (!bytes) continue;
    try {
      const read =
        kind === 'diagramData'
          ? readDiagram(decodePlainText(bytes))
          : await readChunk(bytes, depth, readNested);
      if (read) embedded.set(id, read);
    } catch (error) {
      if (error instanceof UnreadableError && error.reason !== 'corrupt') throw error;
    }
  }
  return embedded;
}

/** True for a relation to a document or diagram whose text the main document shows. */
export function isEmbedded({ kind, isOutside }: Relation): boolean {
  return !isOutside && (kind === 'aFChunk' || kind === 'diagramData');
}
