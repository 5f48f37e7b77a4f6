import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, type JWK, SignJWT } from 'jose';

export interface TestKey extends GenerateKeyPairResult {
  readonly id: string;
  readonly publicJwk: JWK;
}

export async function createKey(id: string): Promise<TestKey> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(pair.publicKey)), kid: id, alg: 'RS256', use: 'sig' };
  return { ...pair, id, publicJwk };
}

/** Serves a key set over HTTP, as a provider does, and fails as one may. */
export async function startKeyServer(...keys: TestKey[]) {
  const state = { keys, fetches: 0, answer: null as ((response: ServerResponse) => void) | null };
  const server = createServer((_request, response) => {
    state.fetches += 1;
    if (state.answer) return state.answer(response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: state.keys.map((key) => key.publicJwk) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/keys`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
export type KeyServer = Awaited<ReturnType<typeof startKeyServer>>;

export const issuer = 'http://localhost:3000/identity';
export const nonce = 'what-the-browser-kept';
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The claims of a good id token of Ada, made now; `undefined` takes one away. */
export function createClaims(changes: Record<string, unknown> = {}, at = new Date()) {
  const now = Math.floor(at.getTime() / 1000);
  return {
    iss: issuer,
    aud: 'shortlist',
    sub: 'ada',
    email: 'ada@example.com',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    nonce: hashOf(nonce),
    iat: now,
    exp: now + 3600,
    ...changes,
  };
}

let count = 0;

/** Signs claims; each token is another one. */
export function signToken(key: TestKey, claims: Record<string, unknown>): Promise<string> {
  count += 1;
  return new SignJWT({ jti: String(count), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.id })
    .sign(key.privateKey);
}
