import { readFile } from 'node:fs/promises';
import { errorBody } from '@shortlist/contracts/errors';
import * as http from '@shortlist/contracts/http/gateway';
import type {
  Operation,
  OperationBodyInput,
  OperationResponse,
} from '@shortlist/contracts/operation';
import type { RemotesDesk } from '@shortlist/gateway';
import type { Through } from './through.js';

/** More than the gateway takes for its longest answer. */
const timeLimitMs = 60_000;

async function readToken(
  tokenFile: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const text =
    tokenFile === undefined
      ? environment['REMOTES_TOKEN']
      : await readFile(tokenFile, 'utf8').catch((error: unknown) => {
          throw new Error(`The token in ${tokenFile} can not be read.`, { cause: error });
        });
  const token = text?.trim() ?? '';
  // Another character could not stand in a header.
  if (/^[\w.~+/=-]{1,128}$/.test(token)) return token;
  throw new Error(
    'There is no token: put it into REMOTES_TOKEN, or into a file and say --token-file <file>.',
  );
}

/** The desk of a gateway. What it refuses rejects with its sentence. */
export async function openHttpDesk(
  { gateway, tokenFile }: Through,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RemotesDesk> {
  const authorization = `Bearer ${await readToken(tokenFile, environment)}`;

  async function call<const Op extends Operation>(
    operation: Op,
    remote: string,
    body?: OperationBodyInput<Op>,
  ): Promise<OperationResponse<Op>> {
    const url = `${gateway}/api${operation.path.replace('{remote}', remote)}`;
    let answer: Response;
    try {
      answer = await fetch(url, {
        method: operation.method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // The token is for this gateway alone.
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
    } catch (error) {
      throw new Error(`${gateway} does not answer, or answers with a redirect.`, { cause: error });
    }
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok) {
      const parsed = operation.response.safeParse(said);
      if (parsed.success) return parsed.data as OperationResponse<Op>;
    }
    const problem = errorBody.safeParse(said).data;
    throw new Error(
      problem && !answer.ok
        ? problem.message
        : `${gateway} answered with status ${answer.status} and nothing that is understood: is it Shortlist?`,
    );
  }

  return {
    show: async (remote) => (await call(http.getRemote, remote)).remote,
    publish: (remote, wanted) => call(http.publishRemote, remote, wanted),
    live: (remote, version) => call(http.makeRemoteLive, remote, { version }),
    canary: (remote, wanted) => call(http.startRemoteCanary, remote, wanted),
    rollback: (remote) => call(http.rollBackRemote, remote),
  };
}
