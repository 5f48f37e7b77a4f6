import { tokenize } from '../text/words/tokens.js';

export interface DuplicateInput {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

/** Share of three-word sequences from which two texts of one name are near enough the same. */
const NEAR = 0.7;
const SEQUENCE = 3;

function sequences(text: string): ReadonlySet<string> {
  const words = tokenize(text).map((token) => token.lower);
  return new Set(
    words.slice(0, -SEQUENCE + 1).map((_, at) => words.slice(at, at + SEQUENCE).join(' ')),
  );
}

function isNear(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared += 1;
  return shared >= NEAR * Math.max(1, Math.min(a.size, b.size));
}

function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/**
 * The same person twice in one job: the same email, or the same name (in any order) and near the same text.
 * Gives per id the ids of the others; those without a twin are left out.
 */
export function findDuplicates(
  resumes: readonly DuplicateInput[],
): ReadonlyMap<string, readonly string[]> {
  const twins = new Map<string, string[]>();
  const texts = new Map<string, ReadonlySet<string>>();
  const textOf = (resume: DuplicateInput) => {
    const known = texts.get(resume.id) ?? sequences(resume.text);
    texts.set(resume.id, known);
    return known;
  };
  for (const [index, a] of resumes.entries()) {
    for (const b of resumes.slice(index + 1)) {
      const sameEmail = a.email !== '' && a.email.toLowerCase() === b.email.toLowerCase();
      const isSame =
        sameEmail || (nameKey(a.name) === nameKey(b.name) && isNear(textOf(a), textOf(b)));
      if (!isSame) continue;
      twins.set(a.id, [...(twins.get(a.id) ?? []), b.id]);
      twins.set(b.id, [...(twins.get(b.id) ?? []), a.id]);
    }
  }
  return twins;
}
