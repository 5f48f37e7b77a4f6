import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import { createTokenSigner } from '@shortlist/service-kit';
import { loadSigningKeys, readConfig, type Stack, startStack } from '@shortlist/stack';

export interface RunningProduct {
  readonly stack: Stack;
  /** Of a made-up user without a token limit. */
  readonly accessToken: string;
}

/** Starts the embedded product over an empty temporary folder, lets `work` use it, and removes everything. */
export async function withProduct<Result>(
  work: (product: RunningProduct) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-bench-'));
  const stack = await startStack(
    readConfig({
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000000',
    }),
  );
  try {
    const keys = await loadSigningKeys(path.join(dataDir, 'keys'));
    const accessToken = createTokenSigner(keys.privateKey)({
      sub: 'bench',
      email: 'bench@example.com',
      plan: 'Free',
      exempt: true,
    });
    return await work({ stack, accessToken });
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
