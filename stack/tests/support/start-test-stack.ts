import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import type { AccessTokenClaims } from '@shortlist/contracts/entities';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { createExtractor, createThreadedEngine } from '@shortlist/screening';
import { createTokenSigner } from '@shortlist/service-kit';
import { connectTo } from '@shortlist/service-kit/testing';
import { loadSigningKeys, readConfig, type Stack, startStack } from '../../src/index.js';

export interface TestStack extends Pick<Stack, 'url' | 'services'> {
  /** An access token of Ada, who is exempt from limits unless `claims` say otherwise. */
  sign(claims?: Partial<AccessTokenClaims>): string;
  /** Every database of the product. */
  readonly mongoUri: string;
  /** Stops everything and removes its data. */
  stop(): Promise<void>;
}

/** One of each for all products of this process: a thread needs seconds of the processor before it can judge. */
const reading = { extractor: createExtractor(), localEngine: createThreadedEngine() };

/** The whole product in this process, with a page for its front end, over a database of its own or, left in place, one that is given. */
export async function startTestStack(
  environment: Readonly<Record<string, string>> = {},
  given?: TestMongo,
): Promise<TestStack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-stack-'));
  const data = path.join(folder, 'data');
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await writeFile(path.join(folder, 'shell/dist/index.html'), '<!doctype html>');
  const mongo = given ?? (await startTestMongo());
  const stack = await startStack(
    readConfig({
      PORT: String(await findFreePort()),
      ADMIN_PORT: '0',
      DATA_DIR: data,
      FRONT_ENDS_DIR: folder,
      MONGODB_URI: mongo.uri,
      LOG_LEVEL: 'silent',
      // Hashing at the default cost takes a third of a second a password.
      BCRYPT_COST: '10',
      // Records are sealed by a sweep.
      SWEEP_INTERVAL_SECONDS: '1',
      ...environment,
    }),
    { reading, connect: connectTo(mongo) },
  );
  const { privateKey } = await loadSigningKeys(path.join(data, 'keys'));
  const ada = { sub: 'ada', email: 'ada@example.com', plan: 'Free', exempt: true } as const;
  return {
    url: stack.url,
    services: stack.services,
    mongoUri: mongo.uri,
    sign: (claims = {}) => createTokenSigner(privateKey)({ ...ada, ...claims }),
    stop: async () => {
      await stack.stop();
      if (!given) await mongo.stop();
      await rm(folder, { recursive: true });
    },
  };
}
