import { DomainError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { refusal } from '../refusal.js';
import { createSecret, hashSecret } from '../secrets.js';
import { requireWayIn } from '../ways-in/require-way-in.js';
import { isTrustedDevice } from './device/trusted-devices.js';
import { findMethods } from './find-methods.js';

const ticketMs = 10 * 60 * 1000;

export interface FirstStep {
  /** The secret that the browser keeps. */
  readonly device: string | undefined;
  /** Throws when what the first step was proved by counts no more. Left out where a new password does not end it. */
  readonly requireProof?: () => Promise<void>;
  /** The attempt at a workspace's provider whose person the account is linked to. */
  readonly attemptId?: string;
}

/**
 * Lets a sign-in whose first step was right go on to a session, or throws `SecondStepNeeded` with the ticket for the
 * second step: when the account has a second factor and this browser is to be asked for it. Every browser is asked
 * before a person at a provider is linked to the account, and an owner who signs in beside the provider. Also throws
 * `SingleSignOnOnly` and what `requireProof` throws.
 */
export async function requireSecondStep(
  context: Context,
  user: UserRecord,
  { device, requireProof, attemptId }: FirstStep,
): Promise<void> {
  const isAlwaysAsked = attemptId !== undefined || (await requireWayIn(context, user)) !== null;
  const methods = await findMethods(context, user._id);
  if (methods.length === 0) return;
  if (!isAlwaysAsked && (await isTrustedDevice(context, user._id, device))) return;
  const { models, clock } = context;
  const ticket = createSecret();
  const expiresAt = new Date(clock().getTime() + ticketMs);
  await models.signInTickets.create({
    _id: hashSecret(ticket),
    userId: user._id,
    attemptId: attemptId ?? null,
    expiresAt,
  });
  // Asked only now: anyone who sets a password from here on drops this ticket.
  await requireProof?.();
  const secondStep = { ticket, methods: [...methods], expiresAt: expiresAt.toISOString() };
  throw new DomainError('SecondStepNeeded', { extras: { secondStep } });
}

const usable = (ticket: string, now: Date) => ({
  _id: hashSecret(ticket),
  usedAt: null,
  expiresAt: { $gt: now },
});

/** Returns the user whose sign-in the ticket belongs to. Throws `SecondStepExpired`. */
export async function readTicket({ models, clock }: Context, ticket: string): Promise<string> {
  const found = await models.signInTickets.findOne(usable(ticket, clock()));
  if (!found) throw refusal('SecondStepExpired');
  return found.userId;
}

/** Spends the ticket. Throws `SecondStepExpired` when another call did. */
export async function spendTicket({ models, clock }: Context, ticket: string): Promise<void> {
  const usedAt = clock();
  const { matchedCount } = await models.signInTickets.updateOne(usable(ticket, usedAt), {
    $set: { usedAt },
  });
  if (matchedCount === 0) throw refusal('SecondStepExpired');
}

/** The attempt at a provider that a ticket finishes; null: none. */
export async function readAttemptOf({ models }: Context, ticket: string): Promise<string | null> {
  const found = await models.signInTickets.findOne({ _id: hashSecret(ticket) });
  return found?.attemptId ?? null;
}

/**
 * To be called once something of the sign-in that a spent ticket was of is stored: code that drops tickets from then on
 * finds it. Throws `SecondStepExpired`, or `Unauthenticated` when the account was deleted.
 */
export async function requireTicket(
  context: Context,
  userId: string,
  ticket: string,
): Promise<void> {
  if (await context.models.signInTickets.exists({ _id: hashSecret(ticket) })) return;
  await requireStillThere(context, userId);
  throw refusal('SecondStepExpired');
}

/** A person with the old password can't finish signing in. */
export async function dropTickets({ models }: Context, userId: string): Promise<void> {
  await models.signInTickets.deleteMany({ userId });
}
