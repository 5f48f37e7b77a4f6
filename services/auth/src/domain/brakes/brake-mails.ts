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

/** Counts a turn. Throws `TooManyRequests`, with the sentence about how long to wait, when it is too early. */
async function take(
  context: Context,
  turn: Turn,
  describe: (wait: string) => string,
): Promise<void> {
  const wait = await consumeTurn(context, turn);
  if (wait === 0) return;
  throw commonRefusal('TooManyRequests', {
    sentence: describe(describeWait(wait)),
    retryAfterSeconds: wait,
  });
}

/** Counts a new address that an account asked for. Throws `TooManyRequests` when it is too early. */
export async function brakeAddressChange(context: Context, userId: string): Promise<void> {
  const turn = { brake: perAccount, key: userId };
  await take(
    context,
    turn,
    (wait) => `You asked for a new address several times. You can ask again in ${wait}.`,
  );
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
  await take(
    context,
    turnOf(kind, email),
    (wait) => `An email to this address was asked for several times. You can ask again in ${wait}.`,
  );
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
  await take(
    context,
    { brake: perWorkspace, key: workspaceId },
    (wait) => `People were invited many times. You can invite more in ${wait}.`,
  );
  for (const email of emails) {
    await take(
      context,
      { brake: perInvited, key: email },
      (wait) => `${email} was invited several times. You can invite this address again in ${wait}.`,
    );
  }
}

/** Requests to join of one account: withdrawing and asking again must not flood owners and admins. */
const perAsker: Brake = { ...perAccount, name: 'join requests' };

/** Counts a request to join. Throws `TooManyRequests` when it is too early for the account. */
export async function brakeJoinRequests(context: Context, userId: string): Promise<void> {
  await take(
    context,
    { brake: perAsker, key: userId },
    (wait) => `You asked to join several times. You can ask again in ${wait}.`,
  );
}
