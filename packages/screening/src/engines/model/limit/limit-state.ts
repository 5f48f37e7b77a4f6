/** One process that calls the provider. */
export interface LimitHolder {
  readonly by: string;
  /** Calls it runs or would run. */
  readonly wants: number;
  /** Calls it may run: nobody else's. */
  readonly granted: number;
  /** Without a sign of life until then, in milliseconds of the epoch, its slots are free again. */
  readonly until: number;
}

/** Knowledge shared by all processes about their common limit. */
export interface LimitState {
  /** Calls at once over all processes. */
  readonly limit: number;
  /** The limit at which the provider last refused; null: never yet, or that is past. */
  readonly ceiling: number | null;
  /** Grows when the limit is first lowered after a while: refusals of calls begun before it tell of the same crowd. */
  readonly episode: number;
  /** The limit before the last episode. */
  readonly before: number;
  /** Calls that succeeded since the limit changed, while every slot was in use. */
  readonly successes: number;
  /** Tries of the ceiling in a row that were refused. */
  readonly failedTries: number;
  readonly holders: readonly LimitHolder[];
}

/** One process's observations since its last report. */
export interface LimitReport {
  readonly by: string;
  readonly wants: number;
  readonly running: number;
  readonly successes: number;
  /** For each call that was refused, the episode in which it began. */
  readonly refused: readonly number[];
}

/** Few enough that a provider which bears little refuses hardly any. */
const FIRST_LIMIT = 4;

/** How long a process counts as alive after a sign of life, in milliseconds. */
export const LEASE_MS = 6000;

/** How long the same processes have the slots that can't be divided evenly, in milliseconds. */
const TURN_MS = 15_000;

/** Rounds of successful calls before one more is tried, below the ceiling. */
const ROUNDS = 4;
/** Successful calls before the ceiling is tried again: a try that fails costs at least one refusal. */
const TRY_AFTER = 300;
const MAX_DOUBLINGS = 4;

export const firstState: LimitState = {
  limit: FIRST_LIMIT,
  ceiling: null,
  episode: 0,
  before: FIRST_LIMIT,
  successes: 0,
  failedTries: 0,
  holders: [],
};

function lower(state: LimitState, episode: number): LimitState {
  const { limit, before, ceiling, failedTries } = state;
  if (episode === state.episode) {
    return {
      ...state,
      limit: Math.max(1, limit - 1),
      ceiling: limit,
      episode: episode + 1,
      before: limit,
      successes: 0,
      failedTries: limit === ceiling ? Math.min(failedTries + 1, MAX_DOUBLINGS) : 0,
    };
  }
  // Of the same crowd: one slot less for each that was too many, but hardly are more than half.
  if (episode !== state.episode - 1) return state;
  return { ...state, limit: Math.min(limit, Math.max(1, Math.ceil(before / 2), limit - 1)) };
}

function raise(state: LimitState, successes: number): LimitState {
  const { limit, ceiling, failedTries } = state;
  const all = state.successes + successes;
  // Nobody was ever refused: half as many more with each round.
  if (ceiling === null) {
    const more = Math.min(Math.floor(all / 2), Math.ceil(limit / 2));
    return { ...state, limit: limit + more, successes: more > 0 ? 0 : all };
  }
  if (limit >= ceiling && all >= ROUNDS * limit) {
    return { ...state, ceiling: null, successes: 0, failedTries: 0 };
  }
  const isTry = limit + 1 >= ceiling;
  const after = isTry ? Math.max(TRY_AFTER, ROUNDS * limit) * 2 ** failedTries : ROUNDS * limit;
  if (limit >= ceiling || all < after) return { ...state, successes: all };
  return { ...state, limit: limit + 1, successes: 0 };
}

/** Divides the slots by turns among those who want them, so that nobody has more than he wants. */
export function divide(
  holders: readonly Pick<LimitHolder, 'by' | 'wants'>[],
  limit: number,
  now: number,
): ReadonlyMap<string, number> {
  const sorted = holders.toSorted((a, b) => (a.by < b.by ? -1 : 1));
  const first = Math.floor(now / TURN_MS) % Math.max(1, sorted.length);
  const turns = [...sorted.slice(first), ...sorted.slice(0, first)];
  const shares = new Map(turns.map(({ by }) => [by, 0]));
  let left = limit;
  for (let hungry = turns; left > 0 && hungry.length > 0;) {
    hungry = hungry.filter(({ by, wants }) => (shares.get(by) ?? 0) < wants);
    const each = Math.max(1, Math.floor(left / Math.max(1, hungry.length)));
    for (const { by, wants } of hungry) {
      const had = shares.get(by) ?? 0;
      const more = Math.min(each, left, wants - had);
      shares.set(by, had + more);
      left -= more;
    }
  }
  return shares;
}

export interface Settled {
  readonly state: LimitState;
  /** Calls that the reporting process may run. */
  readonly slots: number;
  /** More calls are wanted than may run: only then success shows that the provider bears more. */
  readonly isFull: boolean;
}

/**
 * The state after a report, and what it grants. All slots that are granted are together never more than the limit,
 * unless it was lowered below what runs: a share that has become too large is given back before another one grows.
 */
export function settle(known: LimitState, report: LimitReport, now: number): Settled {
  const { by, wants, running } = report;
  // A sign of life from further ahead was given before the clock was set back.
  const others = known.holders.filter(
    (holder) => holder.by !== by && holder.until > now && holder.until <= now + 10 * LEASE_MS,
  );
  const wanted = others.reduce((sum, holder) => sum + holder.wants, wants);
  const lowered = report.refused.reduce(lower, known);
  const isFull = wanted >= lowered.limit;
  const isCalm = isFull && report.refused.length === 0 && report.successes > 0;
  const learned = isCalm ? raise(lowered, report.successes) : lowered;
  const share = divide([...others, { by, wants }], learned.limit, now).get(by) ?? 0;
  const free = learned.limit - others.reduce((sum, { granted }) => sum + granted, 0);
  const slots = Math.max(0, Math.min(share, free));
  const mine = { by, wants, granted: Math.max(slots, running), until: now + LEASE_MS };
  const holders = wants === 0 && running === 0 ? others : [...others, mine];
  return { state: { ...learned, holders }, slots, isFull };
}
