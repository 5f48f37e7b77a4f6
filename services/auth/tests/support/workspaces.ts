import { workspaceHeader } from '@shortlist/contracts/constants';
import type { AccessTokenClaims, User } from '@shortlist/contracts/entities';
import type { MemberRole } from '@shortlist/contracts/roles';
import { createTokenVerifier } from '@shortlist/service-kit';
import type { TestAuth } from './auth.js';

/** Somebody who is signed in; `token` is renewed by `refresh`. */
export interface Person {
  token: string;
  refreshToken: string;
  readonly user: User;
}

export interface Shown {
  readonly workspace: { readonly id: string; readonly name: string; readonly role: string };
  readonly members: readonly {
    readonly userId: string;
    readonly role: string;
    readonly lastSeenAt: string | null;
  }[];
  readonly invitations: readonly {
    readonly id: string;
    readonly email: string;
    readonly invitedBy: string | null;
    readonly hasExpired: boolean;
  }[];
}

type Method = 'get' | 'post' | 'patch' | 'delete';

/** Calls about workspaces, by people who sign in once each. */
export function createPeople(auth: TestAuth) {
  const verify = createTokenVerifier(auth.tokens.publicKey);

  const call = (method: Method, path: string, person: Person, workspaceId = '', body?: object) =>
    auth.agent[method](`/auth/${path}`)
      .set('authorization', `Bearer ${person.token}`)
      .set(workspaceHeader, workspaceId)
      .send(body);

  const refresh = async (person: Person) => {
    const { body } = await auth.post('refresh', { refreshToken: person.refreshToken });
    const { token, refreshToken } = body as { token: string; refreshToken: string };
    Object.assign(person, { token, refreshToken });
    return person;
  };

  const invite = async (
    by: Person,
    { workspaceId, email, role }: { workspaceId: string; email: string; role: MemberRole },
  ) => {
    const invited = await call('post', 'workspace/invitations', by, workspaceId, {
      emails: [email],
      role,
    });
    if (invited.status !== 200) throw new Error(JSON.stringify(invited.body));
    return (await auth.mails.next(email)).token;
  };

  return {
    call,
    refresh,
    invite,
    signIn: (name: string): Promise<Person> => auth.signIn(`${name}@example.com`),
    /** Invites a person and has them accept. */
    add: async (by: Person, workspaceId: string, person: Person, role: MemberRole) => {
      const invited = { workspaceId, email: person.user.email, role: 'viewer' as const };
      const token = await invite(by, invited);
      await auth.post('invitations/accept', { token }, person.token);
      const path = `workspace/members/${person.user.id}`;
      await call('patch', path, by, workspaceId, { role });
      return refresh(person);
    },
    show: async (person: Person, workspaceId = '') =>
      (await call('get', 'workspace', person, workspaceId)).body as Shown,
    claims: ({ token }: Person): AccessTokenClaims => verify(`Bearer ${token}`),
  };
}

export type People = ReturnType<typeof createPeople>;
