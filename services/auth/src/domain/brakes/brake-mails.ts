import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { type MailKind, mailKinds } from '../../models/user.js';
import { normalizeEmail } from '../normalize-email.js';
import { type Brake, consumeTurn, describeWait, forgetTurns, type Turn } from './consume-turn.js';

/** Of one kind to one inbox: two at once, then fewer and fewer, but at least one in a quarter of an hour. */
const perInbox: Brake = {
  name: 'mail',
  free: 2,
  firstSeconds: 60,
  maxSeconds: 15 * 60,
  forgetSeconds: 24 * 60 * 60,
};

/** New addresses of one account, whomever they belong to: no way to mail strangers, or to try out who is here. */
const perAccount: Brake = {
  name: 'address change',
  free: 3,
  firstSeconds: 60,
  maxSeconds: 60 * 60,
  forgetSeconds: 24 * 60 * 60,
};

/** Counts a new address that an account asked for. Throws `TooManyRequests` when it is too early. */
export async function brakeAddressChange(context: Context, userId: string): Promise<void> {
  const wait = await consumeTurn(context, { brake: perAccount, key: userId });
  if (wait === 0) return;
  throw commonRefusal('TooManyRequests', {
    sentence: `You asked for a new address several times. You can ask again in ${describeWait(wait)}.`,
    retryAfterSeconds: wait,
  });
}

const turnOf = (kind: MailKind, email: string): Turn => ({
  brake: perInbox,
  key: `${kind} ${normalizeEmail(email)}`,
});

/** Forgets how many mails the inbox got. */
export async function forgetMails(context: Pick<Context, 'models'>, email: string): Promise<void> {
  for (const kind of mailKinds) await forgetTurns(context, turnOf(kind, email));
}

/** Counts a mail to an inbox, whether or not one is really sent. Throws `TooManyRequests` when it is too early. */
export async function brakeMail(context: Context, kind: MailKind, email: string): Promise<void> {
  const wait = await consumeTurn(context, turnOf(kind, email));
  if (wait === 0) return;
  throw commonRefusal('TooManyRequests', {
    sentence: `An email to this address was asked for several times. You can ask again in ${describeWait(wait)}.`,
    retryAfterSeconds: wait,
  });
}

/** Calls of one workspace that mail invitations, to 20 addresses at most each. */
const perWorkspace: Brake = {
  name: 'invitations',
  free: 10,
  firstSeconds: 60,
  maxSeconds: 60 * 60,
  forgetSeconds: 24 * 60 * 60,
};

/** Invitations to one inbox, whatever the workspace: a stranger is not flooded by many of them. */
const perInvited: Brake = { ...perInbox, name: 'invited', free: 3 };

/** Counts invitations that are mailed. Throws `TooManyRequests` when it is too early for the workspace or an address. */
export async function brakeInvitations(
  context: Context,
  workspaceId: string,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  const wait = await consumeTurn(context, { brake: perWorkspace, key: workspaceId });
  if (wait > 0)
    throw commonRefusal('TooManyRequests', {
      sentence: `People were invited many times. You can invite more in ${describeWait(wait)}.`,
      retryAfterSeconds: wait,
    });
  for (const email of emails) {
    const pause = await consumeTurn(context, { brake: perInvited, key: email });
    if (pause > 0)
      throw commonRefusal('TooManyRequests', {
        sentence: `${email} was invited several times. You can invite this address again in ${describeWait(pause)}.`,
        retryAfterSeconds: pause,
      });
  }
}
