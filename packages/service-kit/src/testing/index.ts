import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { AccessTokenClaims } from '@shortlist/contracts/entities';
import { connectMongo, type MongoDatabase } from '../connect-mongo.js';
import { createLogger } from '../logger.js';
import { createTokenSigner } from '../tokens.js';

export { collectSpans, type RecordedSpan, type SpanCollector } from './collect-spans.js';
export { connectTo } from './connect-to.js';
export { type CallListener, reportCalls } from './report-calls.js';

export interface TestTokens {
  /** PEM; what JWT_PUBLIC_KEY holds. */
  readonly publicKey: string;
  /** PEM; what JWT_PRIVATE_KEY holds. */
  readonly privateKey: string;
  /** An access token of a made-up user, unless claims say otherwise. */
  sign(claims?: Partial<AccessTokenClaims>, lifetimeSeconds?: number): string;
}

/** A fresh key pair and tokens signed with it, for tests of services. */
export function createTestTokens(): TestTokens {
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    publicKey,
    privateKey,
    sign: (claims = {}, lifetimeSeconds) =>
      createTokenSigner(
        privateKey,
        lifetimeSeconds,
      )({
        sub: randomUUID(),
        email: 'user@example.com',
        plan: 'Free',
        exempt: false,
        ...claims,
      }),
  };
}

export interface TestDatabase {
  readonly db: MongoDatabase['db'];
  close(): Promise<void>;
}

/** A service's database from outside, to inspect it or to store what the service itself would not. */
export function connectDatabase(uri: string, dbName: string): Promise<TestDatabase> {
  return connectMongo({ uri, dbName, log: createLogger({ name: 'test', level: 'silent' }) });
}
