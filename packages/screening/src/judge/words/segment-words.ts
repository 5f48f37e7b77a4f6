import type { AnalysedText } from '../../text/analyse.js';
import { wordsOf } from '../../text/terms/phrase-words.js';

type Statements = Pick<AnalysedText, 'segments'>;

const known = new WeakMap<Statements['segments'], readonly (readonly string[])[]>();

/** The words of each statement of a text as `wordsOf` splits them; every search that begins with them shares them. */
export function segmentWords({ segments }: Statements): readonly (readonly string[])[] {
  const made = known.get(segments) ?? segments.map(({ text }) => wordsOf(text));
  known.set(segments, made);
  return made;
}
