/** A stretch of text that reads as one statement: a line, a bullet or a sentence. */
export interface Segment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longer statements are cut, so that a quote stays short enough to read. */
const MAX_SEGMENT = 320;
const SENTENCE_END = /(?<=[.!?;])\s+(?=[\p{Lu}\p{N}•"“(])/gu;
/** Longer than any of the abbreviations, with the character before it. */
const ABBREVIATION_REACH = 12;
const ABBREVIATION =
  /\b(?:e\.g|i\.e|etc|incl|approx|min|max|stellv|ass|asst|dr|mr|mrs|ms|prof|st|no|vs|inc|ltd|dept|univ|ph\.d|b\.sc|m\.sc|mio|mrd|mln|tys|tsd|ca|bzw|z\.? ?b|d\.? ?h|u\.? ?a|v\.? ?a|inkl|zzgl|ggf|dipl|nr|abt|stv|hr|fr|aprox|núm|p\. ?ej|sra?|dra|dott|sig|mme|env|bijv|o\.a|m\.n|dhr|mevr|drs|np|m\.in|inż|mgr|ul|kat|kl|rif|réf|ref)\.$/i;

function trimmed(text: string, start: number, end: number): Segment | null {
  const body = text.slice(start, end);
  const lead = body.length - body.replace(/^[\s•*–—-]+/, '').length;
  const content = body.slice(lead).trimEnd();
  if (content === '') return null;
  return { text: content, start: start + lead, end: start + lead + content.length };
}

function cutLong(text: string, start: number, end: number): readonly (readonly [number, number])[] {
  const cuts: [number, number][] = [];
  let at = start;
  while (end - at > MAX_SEGMENT) {
    // Within this stretch only: a search through all the text before it would take quadratic time.
    const space = text.slice(at, at + MAX_SEGMENT + 1).lastIndexOf(' ');
    const cut = at + (space > 0 ? space : MAX_SEGMENT);
    cuts.push([at, cut]);
    at = cut;
  }
  return [...cuts, [at, end]];
}

function sentencesOf(
  text: string,
  start: number,
  end: number,
): readonly (readonly [number, number])[] {
  const line = text.slice(start, end);
  const ranges: [number, number][] = [];
  let from = 0;
  for (const match of line.matchAll(SENTENCE_END)) {
    const reach = Math.max(from, match.index - ABBREVIATION_REACH);
    if (ABBREVIATION.test(line.slice(reach, match.index))) continue;
    ranges.push([start + from, start + match.index]);
    from = match.index + match[0].length;
  }
  ranges.push([start + from, end]);
  return ranges.flatMap(([from_, to]) => cutLong(text, from_, to));
}

/** Lines that run on (no end mark, next line starts in lower case) belong to one statement. */
function runsOn(text: string, lineEnd: number): boolean {
  return (
    /[\p{L}\p{N},)]$/u.test(text.slice(Math.max(0, lineEnd - 1), lineEnd)) &&
    /^\n[ \t]*[\p{Ll}(]/u.test(text.slice(lineEnd, lineEnd + 40))
  );
}

/** Splits a text into statements; each is a verbatim slice of the text. */
export function splitSegments(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (let end = text.indexOf('\n'); start <= text.length; end = text.indexOf('\n', end + 1)) {
    const last = end === -1;
    const stop = last ? text.length : end;
    if (!last && runsOn(text, stop)) continue;
    for (const [from, to] of sentencesOf(text, start, stop)) {
      const segment = trimmed(text, from, to);
      if (segment) segments.push(segment);
    }
    if (last) break;
    start = stop + 1;
  }
  return segments;
}
