/** Somebody to deal, best score first. */
export interface DealtPerson {
  readonly id: string;
  /** Readers who have marked: they stay. */
  readonly marked: readonly string[];
}

export interface DealInput {
  readonly people: readonly DealtPerson[];
  /** Readers of each person: one, or two different ones. */
  readonly perPerson: 1 | 2;
  /** People for each reader, without those already marked. */
  readonly shares: ReadonlyMap<string, number>;
}

interface Hand {
  readonly userId: string;
  readonly share: number;
  left: number;
  /** People from here on whom this reader may get. */
  possible: number;
  /** Sum of the places dealt: of two equal hands the one with the lower scores is served first. */
  places: number;
}

/** Below 0 when the first is to be served before the second. */
function compareHands(one: Hand, other: Hand): number {
  const mustTakeAll = ({ left, possible }: Hand) => Number(left >= possible);
  return (
    mustTakeAll(other) - mustTakeAll(one) ||
    other.left / other.share - one.left / one.share ||
    other.places - one.places
  );
}

/** Gives a reader who is left over a place at somebody else, whose reader goes to the one without; false when nobody fits. */
function swapIn(
  dealt: Map<string, string[]>,
  { id, marked }: DealtPerson,
  { people, userId }: { readonly people: readonly DealtPerson[]; readonly userId: string },
): boolean {
  const readers = dealt.get(id) ?? [];
  for (const other of people) {
    const others = dealt.get(other.id) ?? [];
    if (other.marked.includes(userId) || others.includes(userId)) continue;
    const moved = others.find((each) => !readers.includes(each) && !marked.includes(each));
    if (moved === undefined) continue;
    dealt.set(
      other.id,
      others.map((each) => (each === moved ? userId : each)),
    );
    dealt.set(id, [...readers, moved]);
    return true;
  }
  return false;
}

/**
 * Deals people by score to the reader with the largest remaining share of theirs, so that everybody gets the same mix of scores.
 * Who must take all the rest comes first. Gives the new readers of each person; null when the shares can't be dealt.
 */
export function deal({
  people,
  perPerson,
  shares,
}: DealInput): ReadonlyMap<string, readonly string[]> | null {
  const hands = [...shares].map(([userId, share]): Hand => {
    const possible = people.filter(({ marked }) => !marked.includes(userId)).length;
    return { userId, share, left: share, possible, places: 0 };
  });
  const dealt = new Map<string, string[]>();
  const short: DealtPerson[] = [];
  for (const [place, person] of people.entries()) {
    const needed = Math.max(0, perPerson - person.marked.length);
    const able = hands.filter(({ userId }) => !person.marked.includes(userId));
    const chosen = able
      .filter(({ left }) => left > 0)
      .sort(compareHands)
      .slice(0, needed);
    for (const hand of chosen) {
      hand.left -= 1;
      hand.places += place;
    }
    for (const hand of able) hand.possible -= 1;
    dealt.set(
      person.id,
      chosen.map(({ userId }) => userId),
    );
    for (let missing = chosen.length; missing < needed; missing += 1) short.push(person);
  }
  for (const person of short) {
    const hand = hands.find(({ left }) => left > 0);
    if (!hand || !swapIn(dealt, person, { people, userId: hand.userId })) return null;
    hand.left -= 1;
  }
  return hands.every(({ left }) => left === 0) ? dealt : null;
}
