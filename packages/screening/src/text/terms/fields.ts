import { lazily } from '../../lazily.js';
import { termWeight } from '../language/term-weight.js';
import { tokenize } from '../words/tokens.js';
import { taxonomy, writtenForms } from './taxonomy.js';

/** How much a word speaks for a field, 0–1. */
export interface FieldSign {
  readonly field: string;
  readonly strength: number;
}

/** A word listed for a field on purpose counts like this many mentions among its skills. */
const LISTED = 2;
/** A word spread over more fields than this speaks for none of them. */
const MAX_FIELDS = 6;

function collect(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  const add = (text: string, field: string, value: number) => {
    for (const stem of new Set(tokenize(text).map((token) => token.stem))) {
      const fields = counts.get(stem) ?? new Map<string, number>();
      fields.set(field, (fields.get(field) ?? 0) + value);
      counts.set(stem, fields);
    }
  };
  for (const { field, occupations, skills } of taxonomy()) {
    for (const form of [...occupations, ...skills].flatMap(writtenForms)) add(form.text, field, 1);
  }
  for (const { field, words } of taxonomy()) add(words.join(' '), field, LISTED);
  return counts;
}

function toSigns(counts: ReadonlyMap<string, ReadonlyMap<string, number>>) {
  const signs = new Map<string, readonly FieldSign[]>();
  for (const [stem, fields] of counts) {
    const total = [...fields.values()].reduce((sum, count) => sum + count, 0);
    const weight = Math.max(termWeight(stem), total >= LISTED ? 0.45 : 0);
    if (termWeight(stem) === 0 || fields.size > MAX_FIELDS || total < LISTED) continue;
    signs.set(
      stem,
      [...fields].map(([field, count]) => ({ field, strength: (weight * count) / total })),
    );
  }
  return signs;
}

const signs = lazily(() => toSigns(collect()));
const none: readonly FieldSign[] = [];

/** The fields a word speaks for. */
export function fieldSigns(stem: string): readonly FieldSign[] {
  return signs().get(stem) ?? none;
}
