import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { InteractionResults, Provider } from 'oidc-provider';
import { renderChoice, renderMessage } from './identity-page.js';
import { identityPath } from './identity-paths.js';
import { samplePeople } from './sample-people.js';

const address = new RegExp(`^${identityPath}/people/([\\w-]{1,64})(?:/([a-z]{1,16}))?$`);

/** What the visitor's choice means to the provider; null for one that was not offered. */
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

/** True if the visitor's cookie and address are of a sign-in that goes on. */
async function isUnderWay(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    await provider.interactionDetails(request, response);
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return false;
    throw error;
  }
}

/** The page on which a visitor chooses a person, and what they choose: `POST …/people/<sign-in>/<person or cancel>`. */
export function servePeople(provider: Provider): Middleware<AppState> {
  return async (ctx, next) => {
    const [, uid, choice] = address.exec(ctx.path) ?? [];
    if (uid === undefined) return next();
    if (!(await isUnderWay(provider, ctx.req, ctx.res))) return renderMessage(ctx);
    if (ctx.method === 'GET' && choice === undefined) return renderChoice(ctx, uid);
    const result = ctx.method === 'POST' && choice !== undefined ? readChoice(choice) : null;
    if (!result) return next();
    const goOn = await provider.interactionResult(ctx.req, ctx.res, result, {
      mergeWithLastSubmission: false,
    });
    ctx.status = 303;
    ctx.set('location', pathOf(goOn));
    ctx.body = '';
  };
}
