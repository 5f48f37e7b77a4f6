import { createPrivateKey, createPublicKey } from 'node:crypto';
import { accessTokenLifetimeSeconds } from '@shortlist/contracts/constants';
import { type AccessTokenClaims, accessTokenClaims } from '@shortlist/contracts/entities';
import jsonwebtoken from 'jsonwebtoken';
import { splitPublicKeys } from './config/public-keys.js';
import { createCommonError } from './errors/http-error.js';

const issuer = 'shortlist';
const audience = 'shortlist-api';
/** Seconds that the clocks of two machines may differ. */
const clockToleranceSeconds = 5;

/** Reads the value of an Authorization header. Throws `Unauthenticated` (401) unless it is a valid Bearer token. */
export type TokenVerifier = (authorization: string) => AccessTokenClaims;

export type TokenSigner = (claims: AccessTokenClaims) => string;

function unauthenticated(cause?: unknown) {
  return createCommonError('Unauthenticated', { headers: { 'www-authenticate': 'Bearer' }, cause });
}

/**
 * Verifies access tokens: ES256 only, issuer, audience, expiry and claims. `publicKeysPem` holds one or more public keys: whoever
 * exchanges the signing key has an old and a new one for as long as tokens live. Throws when it holds anything else.
 */
export function createTokenVerifier(publicKeysPem: string): TokenVerifier {
  const keys = splitPublicKeys(publicKeysPem).map((pem) => createPublicKey(pem));
  if (keys.length === 0) throw new Error('Access tokens can’t be verified: that is no public key.');
  return (authorization) => {
    const token = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization)?.[1];
    if (!token) throw unauthenticated();
    const reasons: unknown[] = [];
    for (const key of keys) {
      try {
        const payload = jsonwebtoken.verify(token, key, {
          algorithms: ['ES256'],
          issuer,
          audience,
          clockTolerance: clockToleranceSeconds,
        });
        return accessTokenClaims.parse(payload);
      } catch (error) {
        reasons.push(error);
      }
    }
    throw unauthenticated(reasons.length > 1 ? new AggregateError(reasons) : reasons[0]);
  };
}

/** Signs access tokens of `lifetimeSeconds`, 15 minutes by default. */
export function createTokenSigner(
  privateKeyPem: string,
  lifetimeSeconds: number = accessTokenLifetimeSeconds,
): TokenSigner {
  const key = createPrivateKey(privateKeyPem);
  return ({ sub, email, plan, exempt, sid, scopes, workspaces, revision }) => {
    const claims = {
      email,
      plan,
      exempt,
      ...(sid === undefined ? {} : { sid }),
      ...(scopes === undefined ? {} : { scopes }),
      ...(workspaces === undefined ? {} : { workspaces }),
      ...(revision === undefined ? {} : { revision }),
    };
    return jsonwebtoken.sign(claims, key, {
      algorithm: 'ES256',
      subject: sub,
      issuer,
      audience,
      expiresIn: lifetimeSeconds,
    });
  };
}
