import type { Context } from '../../context.js';
import type { PrivacyRequestRecord } from '../../models/privacy/privacy-request.js';
import { refusal } from '../refusal.js';
import { hashOf } from '../share/share-token.js';
import { passOn } from './pass-on.js';
import { later, monthAfter, passedOnMs } from './periods.js';

export interface Confirmed {
  readonly wish: PrivacyRequestRecord['wish'];
  readonly concerned: number;
  readonly dueAt: Date;
}

/** Takes the link of a mail as proof that the request is of who reads the address. Throws PrivacyLinkInvalid. */
export async function confirmRequest(context: Context, token: string): Promise<Confirmed> {
  const { privacyRequests } = context.models;
  const now = context.clock();
  const linked = { tokenHashes: hashOf(token), expiresAt: { $gt: now } };
  await privacyRequests.updateOne(
    { ...linked, state: 'unconfirmed' },
    { $set: { state: 'confirmed', mail: null, expiresAt: later(now, passedOnMs) } },
  );
  const request = await privacyRequests.findOne(linked);
  if (!request) throw refusal('PrivacyLinkInvalid');
  const concerned = await passOn(context, request);
  return { wish: request.wish, concerned, dueAt: monthAfter(request.createdAt) };
}
