import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createKey, signToken } from './identity-provider.js';

export const clientId = 'shortlist-of-brookfield';
export const clientSecret = 'a secret of the client';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** An OpenID Connect provider over HTTP that can be made to fail as one may. */
export async function startSignOnProvider() {
  const key = await createKey('one');
  const codes = new Map<string, { nonce: string; challenge: string }>();
  const state = {
    /** Claims of the next id token; `undefined` takes one away. */
    claims: {} as Record<string, unknown>,
    /** Answers in the place of the provider. */
    discovery: null as Answer | null,
    token: null as Answer | null,
    /** Bodies of the token requests. */
    asked: [] as URLSearchParams[],
  };
  let issuer = '';
  const json = (response: ServerResponse, value: unknown) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
  const describe: Answer = (response) =>
    json(response, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      authorization_response_iss_parameter_supported: true,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    });
  const exchange = async (response: ServerResponse, request: IncomingMessage) => {
    const asked = new URLSearchParams(await text(request));
    state.asked.push(asked);
    const code = codes.get(asked.get('code') ?? '');
    codes.delete(asked.get('code') ?? '');
    const isClient = asked.get('client_secret') === clientSecret;
    if (!code || !isClient) {
      response.statusCode = 400;
      return json(response, { error: 'invalid_grant' });
    }
    const now = Math.floor(Date.now() / 1000);
    const id_token = await signToken(key, {
      iss: issuer,
      aud: clientId,
      sub: 'helen',
      email: 'helen@brookfield.example',
      email_verified: true,
      given_name: 'Helen',
      family_name: 'Moss',
      nonce: code.nonce,
      iat: now,
      exp: now + 300,
      ...state.claims,
    });
    json(response, { access_token: 'unused', token_type: 'Bearer', id_token });
  };
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/openid-configuration'))
      return (state.discovery ?? describe)(response, request);
    if (request.url?.endsWith('/keys')) return json(response, { keys: [key.publicJwk] });
    if (state.token) return state.token(response, request);
    void exchange(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    issuer,
    /** Signs somebody in at the page that `url` leads to. Returns the answer that the browser brings back. */
    authorize: (url: string) => {
      const { searchParams } = new URL(url);
      const code = `code-${codes.size}-${searchParams.get('state')}`;
      codes.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
      });
      return { state: searchParams.get('state') ?? '', code, iss: issuer };
    },
    /** As it was at the start. */
    reset: () => Object.assign(state, { claims: {}, discovery: null, token: null }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
