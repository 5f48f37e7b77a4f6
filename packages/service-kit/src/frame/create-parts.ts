import type { Logger } from '../logger.js';
import { LimitError, withinLimit } from './within-limit.js';

/** Opens parts one after the other and remembers how each is closed. */
export interface Opener {
  /**
   * Opens a part and resolves to it; `close` ends it when its turn comes. If a stop came first, rejects with
   * StoppedError and closes what `open` returned.
   */
  open<Part>(
    name: string,
    open: () => Part | Promise<Part>,
    close?: (part: Part) => unknown,
  ): Promise<Part>;
}

export interface Parts extends Opener {
  /** An opener whose parts are closed together, after those opened later than this call. */
  together(): Opener;
  /** Aborts, with a StoppedError, when the close begins: begin nothing more. */
  readonly stopping: AbortSignal;
  /**
   * Closes everything, last opened first. A part that fails or hangs does not keep the others open: it is logged by
   * name, and at the end PartsError is thrown. Called again, it returns the same close.
   */
  close(): Promise<void>;
}

export interface CreatePartsOptions {
  readonly log: Logger;
  /** Milliseconds that a close may take as a whole. Default 9500: a process has 10 s. */
  readonly closeTimeoutMs?: number;
  /** Milliseconds of that which are reserved for each turn still to come. Default 150. */
  readonly reserveMs?: number;
  /** Milliseconds that a close waits for a part still opening; after that, it is closed once open. Default 1000. */
  readonly openingMs?: number;
}

/** Parts could not be closed; the message names them, `errors` holds why. */
export class PartsError extends AggregateError {
  constructor(failures: readonly { readonly part: string; readonly error: unknown }[]) {
    super(
      failures.map(({ error }) => error),
      `These parts did not stop as they should: ${failures.map(({ part }) => part).join(', ')}.`,
    );
    this.name = 'PartsError';
  }
}

/** A start was ended by a stop. */
export class StoppedError extends Error {
  constructor() {
    super('The start was ended, because a stop was asked for.');
    this.name = 'StoppedError';
  }
}

interface Closer {
  readonly part: string;
  /** Rejects if the part did not open, so that there is nothing to close. */
  readonly opening: Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** Parts of a process, opened in order and closed in reverse. */
export function createParts({
  log,
  closeTimeoutMs = 9500,
  reserveMs = 150,
  openingMs = 1000,
}: CreatePartsOptions): Parts {
  /** Closed one after the other, last first; the parts of one turn are closed together. */
  const turns: Closer[][] = [];
  const stopping = new AbortController();
  let closing: Promise<void> | undefined;

  async function openInto<Part>(
    turn: Closer[],
    part: string,
    open: () => Part | Promise<Part>,
    close: (opened: Part) => unknown = () => undefined,
  ): Promise<Part> {
    if (closing) throw new StoppedError();
    const opening = (async () => open())();
    // Pushed already, so that a stop during the opening closes what it brings.
    const closer = { part, opening, close: async () => close(await opening) };
    turn.push(closer);
    try {
      const opened = await opening;
      if (closing) throw new StoppedError();
      return opened;
    } catch (error) {
      if (error instanceof StoppedError) throw error;
      // A part that did not open needs no close.
      turn.splice(turn.indexOf(closer), 1);
      throw error;
    }
  }

  function addTurn(): Closer[] {
    const turn: Closer[] = [];
    turns.push(turn);
    return turn;
  }

  /** True if there is something to close. A part still opening has nothing to drain, so the wait for it is short. */
  async function isOpen({ part, opening, close }: Closer): Promise<boolean> {
    try {
      await withinLimit(() => opening, openingMs);
      return true;
    } catch (error) {
      if (!(error instanceof LimitError)) return false;
      log.warn({ part }, 'a part is still being opened; it is closed as soon as it is open');
      opening
        .then(close, () => undefined)
        .catch((late: unknown) => log.error({ err: late, part }, 'a part did not stop'));
      return false;
    }
  }

  async function closeAll(): Promise<void> {
    const deadline = performance.now() + closeTimeoutMs;
    const failures: { part: string; error: unknown }[] = [];
    const closeOne = async (closer: Closer, limitMs: number) => {
      const { part, close } = closer;
      if (!(await isOpen(closer))) return;
      try {
        await withinLimit(close, limitMs);
      } catch (error) {
        log.error({ err: error, part }, 'a part did not stop');
        failures.push({ part, error });
      }
    };
    for (let turn = turns.pop(); turn; turn = turns.pop()) {
      const limitMs = Math.max(deadline - performance.now() - turns.length * reserveMs, reserveMs);
      await Promise.all(turn.map((closer) => closeOne(closer, limitMs)));
    }
    if (failures.length > 0) throw new PartsError(failures);
  }

  return {
    open: (name, open, close) => openInto(addTurn(), name, open, close),
    together: () => {
      const turn = addTurn();
      return { open: (name, open, close) => openInto(turn, name, open, close) };
    },
    stopping: stopping.signal,
    close: () => {
      if (!closing) {
        stopping.abort(new StoppedError());
        closing = closeAll();
      }
      return closing;
    },
  };
}
