import { literal, readEscape } from './escapes.js';
import { malformed, onlyPcre, type PatternReader } from './reader.js';

/** Translates a character class; the opening bracket has been taken. */
export function translateClass(reader: PatternReader): string {
  let source = '[';
  if (reader.peek() === '^') source += reader.take();
  // A closing bracket in first place means itself.
  if (reader.peek() === ']') source += translateMember(reader);
  while (reader.peek() !== ']') source += translateMember(reader);
  reader.take();
  return `${source}]`;
}

/** One character, set or range of a class. */
function translateMember(reader: PatternReader): string {
  const start = readAtom(reader);
  if (!reader.takeMatch(/-(?!\])/y)) return start.source;
  if (start.isSet) return start.source + literal('-');
  const end = readAtom(reader);
  if (end.isSet) throw malformed('invalid range in character class');
  return `${start.source}-${end.source}`;
}

function readAtom(reader: PatternReader): { readonly source: string; readonly isSet: boolean } {
  const point = reader.take();
  if (point === '[' && /[:.=]/.test(reader.peek())) throw onlyPcre(`[${reader.peek()}`);
  if (point !== '\\') return { source: literal(point), isSet: false };
  const { kind, source } = readEscape(reader, true);
  return { source, isSet: kind === 'set' };
}
