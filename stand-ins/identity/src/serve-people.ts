import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { InteractionResults, Provider } from 'oidc-provider';
import { renderChoice, renderMessage } from './identity-page.js';
import { identityPath } from './identity-paths.js';
import { samplePeople } from './sample-people.js';

const address = new RegExp(`^${identityPath}/people/([\\w-]{1,64})(?:/([a-z]{1,16}))?$`);

/** Reads the visitor's choice for the provider; null for one that was not offered. */
function readChoice(choice: string): InteractionResults | null {
  if (choice === 'cancel') return { error: 'access_denied' };
  const person = samplePeople.find(({ id }) => id === choice);
  return person ? { login: { accountId: person.id }, select_account: {} } : null;
}

/** The path of a URL, so that a visitor stays under the name and port that they came by. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The sign-in that goes on by the visitor's cookie and address; null if there is none. */
async function findSignIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    return await provider.interactionDetails(request, response);
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

/** Forgets who was chosen before: the provider would sign them out by a page with a script, which is not allowed here. */
async function forgetPerson(provider: Provider, uid: string | undefined): Promise<void> {
  const session = uid === undefined ? undefined : await provider.Session.findByUid(uid);
  if (!session) return;
  delete session.accountId;
  delete session.authorizations;
  await session.persist();
}

/** The page on which a visitor chooses a person, and what they choose: `POST …/people/<sign-in>/<person or cancel>`. */
export function servePeople(open: () => Promise<Provider>): Middleware<AppState> {
  return async (ctx, next) => {
    const [, uid, choice] = address.exec(ctx.path) ?? [];
    if (uid === undefined) return next();
    const provider = await open();
    const signIn = await findSignIn(provider, ctx.req, ctx.res);
    if (!signIn) return renderMessage(ctx);
    if (ctx.method === 'GET' && choice === undefined) return renderChoice(ctx, uid);
    const result = ctx.method === 'POST' && choice !== undefined ? readChoice(choice) : null;
    if (!result) return next();
    const goOn = await provider.interactionResult(ctx.req, ctx.res, result, {
      mergeWithLastSubmission: false,
    });
    // Only now: the provider takes no choice for another person's session.
    if (result.login) await forgetPerson(provider, signIn.session?.uid);
    ctx.status = 303;
    ctx.set('location', pathOf(goOn));
    ctx.body = '';
  };
}
