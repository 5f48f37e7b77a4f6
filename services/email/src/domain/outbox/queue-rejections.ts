import { randomUUID } from 'node:crypto';
import { emailAddress } from '@shortlist/contracts/entities';
import type { Context } from '../../context.js';
import { type RejectionDelivery, rejectionDelivery } from '../../models/rejection-delivery.js';
import { retainUntil } from '../records/begin-attempt.js';
import { announceBefore, deliveryId } from '../records/claim-delivery.js';
import { findRejections, type Rejections } from '../screenings/find-rejections.js';
import { inParallel } from '../sending/in-parallel.js';
import { type OutboxRef, recordsOf } from './outbox-ref.js';

export interface QueueRejectionsInput extends OutboxRef {
  readonly candidateIds: readonly string[];
  readonly delaySeconds: number;
  readonly requestId: string;
}

type Sendable = Rejections['sendable'][number];
type Refused = Rejections['refused'][number];

const knownView = rejectionDelivery.pick('candidateId', 'email', 'state');
/** Changes that are made one by one, at once. */
const inPieces = 10;
const notAnAddress = 'The email address is not valid. Please correct it before sending.';
/** Why an email that has a record is not put into the outbox again; null when it is. */
const standing: Readonly<Record<RejectionDelivery['state'], string | null>> = {
  queued: null,
  failed: null,
  stopped: null,
  sending: 'This email is being sent at the moment.',
  sent: 'This email was sent before. A person gets one rejection for a screening.',
  unknown: 'This email may have arrived. We will not resend it, so that it does not arrive twice.',
};

/**
 * Puts the rejections of some candidates into the outbox and returns who gets none of this call, and why. What waits
 * there already stays as it is; what failed or was stopped waits again. Throws `JobNotFound`, `SenderMissing` and
 * `Unavailable`.
 */
export async function queueRejections(
  context: Context,
  { candidateIds, delaySeconds, requestId, ...ref }: QueueRejectionsInput,
): Promise<readonly Refused[]> {
  const deliveries = context.models.deliveries.in(ref.workspaceId);
  const wanted = [...new Set(candidateIds)];
  const { sendable, refused } = await findRejections(context, { ...ref, candidateIds: wanted });
  const now = context.clock();
  const { userId } = ref;
  const entry = describeEntry(now, { userId, delaySeconds, requestId });
  const known = await deliveries.find(recordsOf(ref), knownView);
  const states = new Map(known.map((record) => [record.candidateId, record.state]));
  const candidates = sendable.map((one) => ({ ...one, why: whyNot(one, states) }));
  const accepted = candidates.filter(({ why }) => why === null);
  await deliveries.createMissing(
    accepted
      .filter(({ candidateId }) => !states.has(candidateId))
      .map(({ candidateId, email }) => ({
        _id: deliveryId({ ...ref, candidateId }),
        ...ref,
        candidateId,
        email,
        ...entry,
      })),
  );
  const again = accepted.filter(({ candidateId }) => states.has(candidateId));
  await queueAgain(context, ref, again, entry);
  const addresses = new Map(known.map((record) => [record.candidateId, record.email]));
  const moved = again.filter(({ candidateId, email }) => addresses.get(candidateId) !== email);
  await inParallel(moved, inPieces, ({ candidateId, email }) =>
    deliveries.updateOne(
      { _id: deliveryId({ ...ref, candidateId }), attemptId: entry.attemptId },
      { $set: { email } },
    ),
  );
  context.alarm.ring();
  return [
    ...refused,
    ...candidates.flatMap(({ candidateId, why }) =>
      why === null ? [] : [{ candidateId, reason: why }],
    ),
  ];
}

function whyNot(
  { candidateId, email }: Sendable,
  states: ReadonlyMap<string, RejectionDelivery['state']>,
): string | null {
  if (!emailAddress.safeParse(email.trim()).success) return notAnAddress;
  const state = states.get(candidateId);
  return state === undefined ? null : standing[state];
}

function describeEntry(
  now: Date,
  {
    userId,
    delaySeconds,
    requestId,
  }: { readonly userId: string; readonly delaySeconds: number; readonly requestId: string },
) {
  return {
    userId,
    state: 'queued',
    reason: null,
    queuedAt: now,
    delaySeconds,
    sendAt: new Date(now.getTime() + delaySeconds * 1000),
    tries: 0,
    // Names this entry until its sending begins.
    attemptId: randomUUID(),
    claimAsked: false,
    stopAsked: false,
    instance: null,
    incarnation: null,
    leaseUntil: null,
    handedOver: false,
    needsSender: true,
    textHash: '',
    requestId,
    at: now,
    changedAt: now,
    announced: true,
    expiresAt: retainUntil(now),
  } as const;
}

/** Puts back what has not left, each still as it is when its turn comes. */
async function queueAgain(
  context: Context,
  ref: OutboxRef,
  people: readonly Sendable[],
  entry: ReturnType<typeof describeEntry>,
): Promise<void> {
  if (people.length === 0) return;
  const deliveries = context.models.deliveries.in(ref.workspaceId);
  const candidateIds = people.map(({ candidateId }) => candidateId);
  const back = {
    ...recordsOf({ ...ref, candidateIds }),
    state: { $in: ['failed', 'stopped'] },
  } as const;
  const untold = await deliveries.findReadable({ ...back, announced: false });
  await inParallel(untold, inPieces, (record) => announceBefore(context, record));
  await deliveries.updateMany(back, { $set: entry });
}
