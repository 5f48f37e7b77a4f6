import { randomBytes } from 'node:crypto';
import { until } from '@shortlist/bus/testing';
import { localCallerHeader, workspaceHeader } from '@shortlist/contracts/constants';
import { noteActivity } from '@shortlist/contracts/messages/resumes';
import { createSealer } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Config } from '../../src/index.js';
import { startTestAuth } from './auth.js';
import { clientId, clientSecret, startSignOnProvider } from './sign-on-provider.js';
import { createPeople, type Person } from './workspaces.js';

type Act = z.infer<(typeof noteActivity)['payload']>;
type Method = 'get' | 'post' | 'put' | 'delete';
const path = 'workspace/single-sign-on';

/** Auth with a provider on loopback, and the DNS records that are put into `records`. */
export async function startSignOn(changes: Partial<NonNullable<Config['singleSignOn']>> = {}) {
  const records = new Map<string, string>();
  const provider = await startSignOnProvider();
  const auth = await startTestAuth({
    config: {
      singleSignOn: {
        redirectUri: 'https://shortlist.example/signin/single-sign-on',
        sealer: createSealer([randomBytes(32)], 'shortlist single sign-on'),
        allowsLocal: true,
        timeoutMs: 500,
        resolveTxt: async (name: string) => {
          const value = records.get(name);
          if (value === undefined) throw new Error('ENOTFOUND');
          return [[value.slice(0, 10), value.slice(10)]];
        },
        ...changes,
      },
    },
  });
  const people = createPeople(auth);
  const acts: Act[] = [];
  await auth.context.bus.subscribe(noteActivity, {}, async (act) => void acts.push(act));

  const call = (
    method: Method,
    at: string,
    person: Person,
    body?: object,
    cookie = '',
    workspaceId = '',
  ) =>
    auth.agent[method](`/auth/${path}${at}`)
      .set('authorization', `Bearer ${person.token}`)
      .set(workspaceHeader, workspaceId)
      .set(localCallerHeader, 'true')
      .set('cookie', cookie)
      .send(body);

  const begin = async (email: string) => {
    const answer = await auth.post('single-sign-on/begin', { email });
    const { url } = answer.body as { url: string };
    return { answer, url, cookie: cookieOf(answer.headers) };
  };

  const finish = (answer: object, cookie: string) =>
    auth.agent.post('/auth/single-sign-on/finish').set('cookie', cookie).send(answer);

  const link = (state: string, password: string, cookie: string) =>
    auth.agent.post('/auth/single-sign-on/link').set('cookie', cookie).send({ state, password });

  const addDomain = async (person: Person, domain: string) => {
    const added = await call('post', '/domains', person, { domain });
    const { domains } = added.body as {
      domains: { domain: string; record: { name: string; value: string } }[];
    };
    const record = domains.find((one) => one.domain === domain)?.record;
    if (record) records.set(record.name, record.value);
    return call('post', `/domains/${domain}/check`, person);
  };

  return {
    auth,
    people,
    provider,
    records,
    call,
    begin,
    finish,
    link,
    addDomain,
    save: (person: Person, body: object = {}) =>
      call('put', '', person, {
        issuer: provider.issuer,
        clientId,
        clientSecret,
        role: 'viewer',
        ...body,
      }),
    /** Begins and finishes, with the claims that the provider has now. */
    signIn: async (email: string) => {
      const { url, cookie } = await begin(email);
      return finish(provider.authorize(url), cookie);
    },
    /** Begins and finishes for an account of before, which asks for a proof: what it can be given with. */
    meetAccount: async (email: string) => {
      const { url, cookie } = await begin(email);
      const answer = provider.authorize(url);
      const { body } = await finish(answer, cookie);
      return { state: answer.state, cookie, code: (body as { code: string }).code };
    },
    /** The test of a member whom the provider knows by their address. */
    test: async (person: Person, claims: object = {}) => {
      const begun = await call('post', '/test', person);
      const { url } = begun.body as { url: string };
      provider.claims = { sub: person.user.id, email: person.user.email, ...claims };
      const answer = provider.authorize(url);
      const tested = await call('post', '/test/finish', person, answer, cookieOf(begun.headers));
      provider.reset();
      return tested;
    },
    /** Resolves with the act of this kind that a member did. */
    act: async (userId: string, kind: string): Promise<Act> => {
      const find = () => acts.find((act) => act.userId === userId && act.facts.kind === kind);
      await until(
        async () => find(),
        (found) => found !== undefined,
      );
      const found = find();
      if (!found) throw new Error(`There is no act ${kind}.`);
      return found;
    },
    stop: async () => {
      await auth.stop();
      await provider.stop();
    },
  };
}

/** The cookie that binds a sign-in to the browser. */
function cookieOf(headers: Record<string, unknown>): string {
  const cookies = (headers['set-cookie'] ?? []) as readonly string[];
  return cookies.find((one) => one.startsWith('single_sign_on='))?.split(';')[0] ?? '';
}

export type TestSignOn = Awaited<ReturnType<typeof startSignOn>>;
