import { randomUUID } from 'node:crypto';
import type { PrivacyWish } from '@shortlist/contracts/privacy';
import { commonRefusal, networkOf } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { addressKeyOf } from '../../models/address-key.js';
import { notifyMail, oweMail } from './mails/owe-mail.js';
import { later, linkMs } from './periods.js';
import { type Places, reservePlace } from './reserve-place.js';

/** Mails to one address that nobody has confirmed: few, as anybody can ask for them. */
const perAddress: Places = { name: 'privacy address', count: 3, forMs: linkMs };
/** Requests of one network, whatever addresses it names. */
const perNetwork: Places = { name: 'privacy network', count: 10, forMs: 60 * 60 * 1000 };

export interface AskPrivacyInput {
  readonly wish: PrivacyWish;
  readonly name: string;
  readonly email: string;
  readonly employer?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Keeps a candidate's request for a day and mails a link that confirms the address; until then nobody sees it. Looks at
 * no candidate, so that neither answer nor time says whether the address is known. Too many for one address are
 * passed over in silence; throws TooManyRequests for too many of one network.
 */
export async function askPrivacy(
  context: Context,
  { wish, name, email, employer = '', message = '' }: AskPrivacyInput,
  clientAddress: string,
): Promise<void> {
  if (!(await reservePlace(context, perNetwork, networkOf(clientAddress)))) {
    throw commonRefusal('TooManyRequests', {
      sentence: 'Several requests came from your internet connection. Please try again in an hour.',
      retryAfterSeconds: perNetwork.forMs / 1000,
    });
  }
  if (!(await reservePlace(context, perAddress, addressKeyOf(email)))) return;
  const _id = randomUUID();
  const now = context.clock();
  const mail = oweMail(context, _id, 'confirm');
  await context.models.privacyRequests.create({
    _id,
    ...{ wish, name, email, employer, message, mail },
    state: 'unconfirmed',
    createdAt: now,
    expiresAt: later(now, linkMs),
  });
  notifyMail(context, mail);
}
