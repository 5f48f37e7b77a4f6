import {
  type Collection,
  currentWork,
  dueAt,
  type Filter,
  resumeWork,
} from '@shortlist/service-kit';
import type { Context } from '../context.js';

/** The longest pause between two tries. */
const longestPauseMs = 60 * 60 * 1000;
/** From so many tries on an operator should look at why. */
export const manyTries = 5;

/** When the sweeper may send a mail that is owed from now on: not while the first try still runs. */
export function mailDueDate({ clock, config }: Context): Date {
  return new Date(clock().getTime() + config.mailRetryMs);
}

/** Fields of a document that owes a mail from now on. */
export function oweMail(context: Context) {
  return { mailDue: mailDueDate(context), mailRequest: currentWork()?.requestId ?? null };
}

/** A document that can owe a mail. */
interface Owing {
  readonly mailDue: Date | null;
  /** The request that caused the mail. */
  readonly mailRequest: string | null;
}

/** Sends every mail of a collection that has been owed for longer than the retry time. Returns how many. */
export async function sendOwed<Document extends Owing>(
  context: Context,
  collection: Pick<Collection<Document, unknown>, 'findOneAndUpdate'>,
  send: (document: Document) => Promise<void>,
): Promise<number> {
  const { clock, config } = context;
  const isDue = { $or: dueAt('mailDue', clock(), config.mailRetryMs) } as Filter<Document>;
  let sent = 0;
  for (;;) {
    // Moving the date reserves the mail for this instance.
    const owing = await collection.findOneAndUpdate(isDue, {
      $set: { mailDue: mailDueDate(context) },
    } as never);
    if (!owing) return sent;
    await resumeWork(owing.mailRequest, () => send(owing));
    sent += 1;
  }
}

/** When services that have not confirmed something are told again. Pauses grow: somebody has to repair something first. */
export function nextTryAt({ config, clock }: Context, tries: number): Date {
  const pauseMs = Math.min(longestPauseMs, config.mailRetryMs * 2 ** Math.min(tries, 20));
  return new Date(clock().getTime() + pauseMs);
}

/** Work that is repeated until services have confirmed it. */
interface Unconfirmed {
  readonly _id: string;
  /** How often the sweeper took it up. */
  readonly tries: number;
  readonly dueAt: Date;
  readonly requestId: string | null;
}

/** Carries on everything that is due in a collection. Returns how much that was. */
export async function carryOnDue<Document extends Unconfirmed>(
  context: Context,
  collection: Pick<Collection<Document, unknown>, 'findOne' | 'findOneAndUpdate'>,
  carryOn: (document: Document) => Promise<void>,
): Promise<number> {
  const isDue = { $or: dueAt('dueAt', context.clock(), longestPauseMs) } as Filter<Document>;
  let carriedOn = 0;
  for (;;) {
    const due = await collection.findOne(isDue);
    if (!due) return carriedOn;
    // Moving the date reserves it for this instance.
    const reserved = await collection.findOneAndUpdate(
      { _id: due._id, tries: due.tries } as Filter<Document>,
      { $set: { dueAt: nextTryAt(context, due.tries + 1) }, $inc: { tries: 1 } } as never,
    );
    if (!reserved) continue;
    await resumeWork(reserved.requestId, () => carryOn(reserved));
    carriedOn += 1;
  }
}
