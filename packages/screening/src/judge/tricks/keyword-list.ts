import type { AnalysedText } from '../../text/analyse.js';
import { termWeight } from '../../text/language/term-weight.js';
import type { Segment } from '../../text/words/segments.js';
import type { Token } from '../../text/words/tokens.js';

/** The same word this often in a row is neither a sentence nor a list. */
const IN_A_ROW = 3;
/** The same list item this often: honest lists repeat a word ('Microsoft'), not a whole item. */
const SAME_ITEMS = 4;
/** A word repeated this often in a long enough statement is repeated for its own sake. */
const TIMES = 7;
const SHARE = 0.4;

function hasRepeatedItems(text: string): boolean {
  const counts = new Map<string, number>();
  for (const item of text.split(/[,;|•·\n]/)) {
    const name = item.trim().toLowerCase();
    if (/\p{L}{2}/u.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) >= SAME_ITEMS;
}

function hasRepeatedWords(tokens: readonly Token[]): boolean {
  let row = 1;
  const counts = new Map<string, number>();
  for (const [at, { lower, stem, start }] of tokens.entries()) {
    const before = tokens[at - 1];
    row = before?.lower === lower && start - before.end <= 1 ? row + 1 : 1;
    if (termWeight(stem) === 0) continue;
    if (row >= IN_A_ROW) return true;
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most >= TIMES && most / tokens.length >= SHARE;
}

/** Statements that only repeat words ('PLC PLC PLC, NVQ3, PLC'): they show nothing and are aimed at a machine. */
export function findRepeatedWords(resume: AnalysedText): readonly Segment[] {
  const bySegment = new Map<number, Token[]>();
  for (const [at, token] of resume.tokens.entries()) {
    const index = resume.segmentOfToken[at] ?? -1;
    const list = bySegment.get(index);
    if (list) list.push(token);
    else bySegment.set(index, [token]);
  }
  return resume.segments.filter((segment, index) => {
    const tokens = bySegment.get(index) ?? [];
    return hasRepeatedWords(tokens) || (tokens.length > 0 && hasRepeatedItems(segment.text));
  });
}
