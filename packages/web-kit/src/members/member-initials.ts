import { initialsOf } from '../components/Avatar.js';

interface Person {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
}

const lettersOf = (name: string) => [...name.trim().toLocaleLowerCase()];

/** Position of the first letter that no namesake has there; the second letter when all letters are shared. */
function findDistinct(letters: readonly string[], others: readonly (readonly string[])[]): number {
  const at = letters.findIndex(
    (letter, index) => index > 0 && others.every((other) => other[index] !== letter),
  );
  return at === -1 ? 1 : at;
}

/**
 * Initials of each member, by user id. Members with the same initials get a third letter: the first of their last name
 * that tells them apart, such as PNa (Nair) and PNo (Nolan).
 */
export function memberInitials(people: readonly Person[]): ReadonlyMap<string, string> {
  const named = people.map(({ userId, firstName, lastName }) => ({
    userId,
    initials: initialsOf(`${firstName} ${lastName}`),
    letters: lettersOf(lastName || firstName),
  }));
  return new Map(
    named.map(({ userId, initials, letters }) => {
      const others = named.filter(
        (other) => other.userId !== userId && other.initials === initials,
      );
      if (others.length === 0) return [userId, initials];
      const at = findDistinct(
        letters,
        others.map((other) => other.letters),
      );
      return [userId, `${initials}${letters[at] ?? ''}`];
    }),
  );
}
