import * as http from '@shortlist/contracts/http/auth';
import * as internal from '@shortlist/contracts/http/internal';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { connectIdentity } from '../domain/account/connect-identity.js';
import { disconnectIdentities } from '../domain/account/disconnect-identities.js';
import { endOwnSession } from '../domain/sessions/end-sessions.js';
import { findActiveSession } from '../domain/sessions/find-active-session.js';
import { listSessions } from '../domain/sessions/list-sessions.js';
import { refreshSession } from '../domain/sessions/refresh-session.js';
import { logIn } from '../domain/sign-in/log-in.js';
import { logOut } from '../domain/sign-in/log-out.js';
import { shutOut } from '../domain/sign-in/shut-out.js';
import { signInWithIdentity } from '../domain/sign-in/sign-in-with-identity.js';
import { presentSessionTokens } from '../presenters/session-tokens.js';
import { answerSignedIn, callerOf, originOf, showUser } from './client.js';

/** Sign-in, sessions and Google. */
export function createSessionsRoutes(context: Context): readonly Route[] {
  return [
    route(http.login, async ({ input, client }) =>
      answerSignedIn(context, client, await logIn(context, input.body, originOf(client))),
    ),
    route(http.logout, async ({ input, user }) => {
      await logOut(context, { userId: user.sub, refreshToken: input.body?.refreshToken });
      return { message: 'You are signed out.' };
    }),
    route(http.refresh, async ({ input }) =>
      presentSessionTokens(await refreshSession(context, input.body.refreshToken)),
    ),
    route(http.firebaseLogin, async ({ input, client }) => {
      const { user, tokens } = await signInWithIdentity(context, input.body, originOf(client));
      return { ...presentSessionTokens(tokens), user: await showUser(context, user) };
    }),
    route(internal.checkSession, async ({ input }) => {
      const session = await findActiveSession(context, input.params.id);
      return session ? { active: true, ...session } : { active: false };
    }),
    route(http.connectGoogle, async ({ input, user }) => {
      await connectIdentity(context, user.sub, input.body);
      return { message: 'Google is connected. You can sign in with it from now on.' };
    }),
    route(http.disconnectGoogle, async ({ input, user, client }) => {
      await disconnectIdentities(context, callerOf(user, client), input.body);
      return { message: 'Google is disconnected.' };
    }),
    route(http.listSessions, async ({ user }) => {
      const sessions = await listSessions(context, { userId: user.sub, sessionId: user.sid });
      return {
        sessions: sessions.map((session) => ({
          ...session,
          createdAt: session.createdAt.toISOString(),
          lastUsedAt: session.lastUsedAt.toISOString(),
        })),
      };
    }),
    route(http.endSession, async ({ input, user }) => {
      await endOwnSession(context, user.sub, input.params.id);
      return { message: 'This device is signed out.' };
    }),
    route(http.endSessions, async ({ input, user }) => {
      const { keepCurrent } = input.body;
      await shutOut(context, { userId: user.sub, except: keepCurrent ? user.sid : undefined });
      return {
        message: keepCurrent
          ? 'You are signed out everywhere else.'
          : 'You are signed out everywhere.',
      };
    }),
  ];
}
