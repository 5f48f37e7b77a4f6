import * as z from 'zod/mini';
import { id, isoDate } from '../entities.js';
import { openEnum } from '../values/open-enum.js';
import { type Choice, choices } from './screening.js';

/** How the undecided people of a screening were split among readers. */
export const readingSplit = z.object({
  /** The member who split them. */
  by: id,
  at: isoDate,
  /** Two readers mark each person, and neither sees the other's mark before giving one. */
  isBlind: z.boolean(),
  /** When the readers are to be done; null: no date. */
  dueAt: z.nullable(isoDate),
});
export type ReadingSplit = z.infer<typeof readingSplit>;

/** One reader of a person. */
const personReader = z.object({
  userId: id,
  /** `hidden`: the reader has marked, and the caller has not. An unknown one is read as this. */
  state: openEnum(['open', 'hidden', 'marked'], 'hidden'),
  /** Null unless `marked`. */
  mark: z.nullable(openEnum<Choice, 'maybe'>(choices, 'maybe')),
  /** Blank where none was given. */
  reason: z.string(),
  /** When it was marked; null unless `marked`. */
  at: z.nullable(isoDate),
});

/** Groups of undecided people, in the order in which they are worked on. */
export const readingGroups = ['differ', 'mine', 'waiting', 'agree', 'others'] as const;

/** An undecided person with readers, as the caller may see them. Never the score. */
export const readingPerson = z.object({
  candidateId: id,
  /**
   * `differ` and `agree`: two have marked. `mine`: the caller is to mark, or to decide where there is one reader. `waiting`:
   * the caller has marked. `others`: the turn of others.
   */
  group: openEnum(readingGroups, 'others'),
  readers: z.array(personReader),
  /** The member who decides where the readers differ: the lead, or a reviewer who has not read the person. */
  deciderId: z.nullable(id),
});
export type ReadingPerson = z.infer<typeof readingPerson>;

const agreed = {
  /** People whom both have marked. */
  people: z.int(),
  agreed: z.int(),
  /** Share of agreement, from 0 to 1; null without people. */
  share: z.nullable(z.number()),
  /** Cohen's kappa, at most 1; null where it is undefined. */
  kappa: z.nullable(z.number()),
};

/** Agreement of two readers each; over all pairs kappa is weighted by people. */
export const readingAgreement = z.object({
  ...agreed,
  pairs: z.array(z.object({ ...agreed, readers: z.array(z.string()) })),
});
export type ReadingAgreement = z.infer<typeof readingAgreement>;

/** How far the readers of a screening have come, and what is left. */
export const reading = z.object({
  /** Null while nothing was split. */
  split: z.nullable(readingSplit),
  /** People about whom nobody has decided. */
  undecided: z.int(),
  /** Each reader with the people assigned, and how many of them are marked or decided. */
  readers: z.array(z.object({ userId: id, people: z.int(), done: z.int() })),
  people: z.array(readingPerson),
  agreement: readingAgreement,
  /** Members who are away, and until when; absent in answers of older services. */
  away: z.optional(z.array(z.object({ userId: id, until: isoDate }))),
});
export type Reading = z.infer<typeof reading>;

/**
 * Readings for each reader, as equal as they can be, by what each has marked already: that stays. `total` is people ×
 * readers per person. Nobody gets more than `people`.
 */
export function equalShares(
  marked: readonly number[],
  { total, people }: { readonly total: number; readonly people: number },
): number[] {
  const shares = [...marked];
  const sum = shares.reduce((all, one) => all + one, 0);
  for (let left = total - sum; left > 0; left -= 1) {
    const least = Math.min(...shares);
    if (least >= people) break;
    shares[shares.indexOf(least)] = least + 1;
  }
  return shares;
}
