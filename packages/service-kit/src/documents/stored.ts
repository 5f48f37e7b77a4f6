import { z } from 'zod';

/** A value as read from the database: not to be changed in place. */
export type Stored<Value> = Value extends Date | ((...args: never) => unknown)
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Stored<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Stored<Value[Key]> }
      : Value;

/**
 * An object of a document. Fields that a newer release added are kept, so that an older one that writes the object back
 * loses nothing of it.
 */
export function storedObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  // The type has the known fields only: nobody may read the others.
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>;
}

/**
 * One of some words. A word that only a newer release knows is read as `unknown`, a safe substitute, so that the
 * document stays readable. Only known words can be written.
 */
export function storedEnum<const Word extends string, const Unknown extends string>(
  words: readonly Word[],
  unknown: Unknown,
): z.ZodType<Word | Unknown, Word> {
  const known = new Map<string, Word>(words.map((word) => [word, word]));
  const schema = z.string().transform((word) => known.get(word) ?? unknown);
  return schema as unknown as z.ZodType<Word | Unknown, Word>;
}
