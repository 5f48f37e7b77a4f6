import { readFileSync } from 'node:fs';
import { z } from 'zod';

const phrases = z.array(z.string().min(1)).readonly();
const parse = <Value>(name: string, schema: z.ZodType<Value>): Value =>
  schema.parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')));

/** Degrees by level (1 diploma … 4 doctorate): phrases for `phrasePattern`, and abbreviations that count only as written. */
export function loadDegrees() {
  const level = z.strictObject({ level: z.number().int(), phrases, exact: phrases });
  return parse('degrees.json', z.strictObject({ levels: z.array(level) })).levels;
}

/** How well a language is spoken (1 beginner … 6 native), by the words for it. */
export function loadLanguageLevels() {
  return parse(
    'language-levels.json',
    z.array(z.strictObject({ level: z.number().int(), phrases })),
  );
}

/** Wording of orders to the reader, of forged evaluations and the names of forged scores, in all languages. */
export function loadInstructions() {
  return parse(
    'instructions.json',
    z.strictObject({ orders: phrases, evaluations: phrases, scores: phrases }),
  );
}

/** Abbreviations by world of work, with the words that each may stand for. */
export function loadAbbreviations() {
  const longNames = z.record(z.string().min(2), phrases);
  return Object.values(parse('abbreviations.json', z.record(z.string(), longNames)));
}

/** Words that ask for and show the same, by language (ISO 639-1): forms of one word that no stem joins, and equals. */
export function loadAlike() {
  return parse('alike.json', z.record(z.string().length(2), z.array(phrases)));
}

/** Nouns in all languages by which the same is counted: guests and delegates. */
export function loadCounted() {
  return parse('counted.json', z.array(phrases));
}

/** Phrases in all languages for a kind of sum of money: a budget, a turnover. */
export function loadSums() {
  return parse('sums.json', z.array(phrases));
}

/** Units of a measure, with their size in its first unit. */
export function loadUnits() {
  const unit = z.strictObject({ factor: z.number().positive(), names: phrases });
  return parse(
    'units.json',
    z.array(z.strictObject({ measure: z.string().min(1), units: z.array(unit).min(1) })),
  );
}

/** Worlds of work with the fields of the taxonomy and of `evidence/` that belong to each; a field may belong to several. */
export function loadWorlds() {
  return parse('worlds.json', z.record(z.string().min(1), phrases));
}

/**
 * Ladders of grades, the lowest step first, each step with its phrases in all languages; `regulated` where a lower grade
 * does not allow the work of a higher one.
 */
export function loadLadders() {
  const ladder = z.strictObject({
    name: z.string().min(1),
    regulated: z.boolean(),
    steps: z.array(phrases).min(2),
  });
  return parse('ladders.json', z.array(ladder));
}
