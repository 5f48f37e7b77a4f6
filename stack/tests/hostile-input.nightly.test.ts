import type { Operation } from '@shortlist/contracts/operation';
import { operations } from '@shortlist/contracts/operations';
import { HttpError, parseInput } from '@shortlist/service-kit';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsOf, type HostileCall, validCall } from './support/hostile/calls.js';
import { createKnown } from './support/hostile/known.js';
import { type Answered, send } from './support/hostile/send.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

let stack: TestStack;
let client: MongoClient;
let known: Awaited<ReturnType<typeof createKnown>>;

beforeAll(async () => {
  stack = await startTestStack({
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: '1',
  });
  client = await MongoClient.connect(stack.mongoUri);
  known = await createKnown(stack);
}, 120_000);
afterAll(async () => {
  await client.close();
  await stack.stop();
});

let calls = 0;
/** Each from an address of its own: what one tries does not slow down the next. */
const nextAddress = () => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

function make({ operation, path, body }: HostileCall): Promise<Answered> {
  const authorization = known.authorizationOf(operation);
  return send(stack.url, {
    method: operation.method,
    path: `/api${path}`,
    headers: {
      'x-forwarded-for': nextAddress(),
      'sec-fetch-site': 'same-origin',
      ...(authorization ? { authorization } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** A fault of ours, unless the operation declares it. */
const isFault = ({ status, code }: Answered, { errors }: Operation) =>
  status >= 500 && !(code !== undefined && code in errors);

/** Results of `act` for each item, a few at a time. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const work = async () => {
    for (const [index, item] of rest) results[index] = await act(item);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return results;
}

/** The calls that end with a fault, in words. A busy machine answers 503: what does is called once more, alone. */
async function findFaults(group: readonly HostileCall[]): Promise<string[]> {
  const answers = await inParallel(group, make);
  const faults: string[] = [];
  for (const [index, call] of group.entries()) {
    const first = answers[index] as Answered;
    const answer = first.code === 'Unavailable' ? await make(call) : first;
    if (!isFault(answer, call.operation)) continue;
    const value = JSON.stringify(call.value)?.slice(0, 60);
    const said = `${answer.status} ${answer.code}`;
    faults.push(`${call.operation.name}: ${call.field} = ${value} → ${said}`);
  }
  return faults;
}

/** True when the contract refuses the body, whatever service it is for. */
function isRefused({ operation, body }: HostileCall): boolean {
  if (!operation.body || body === undefined) return false;
  try {
    parseInput(operation.body, JSON.parse(JSON.stringify(body)));
    return false;
  } catch (error) {
    if (error instanceof HttpError) return true;
    throw error;
  }
}

/** Of the calls that the contract refuses, the first: services answer all of them alike. */
function withoutAlike(group: readonly HostileCall[]): readonly HostileCall[] {
  const [, ...others] = group.filter(isRefused);
  return group.filter((call) => !others.includes(call));
}

/** Their valid call would take away what other calls need. */
const isEnding = ({ name }: Operation) => /^(delete|revoke|remove|end|logout)/.test(name);

it('no operation fails at hostile input', async () => {
  const faults: string[] = [];
  const single = operations.filter(({ multipart }) => multipart === undefined);
  const ordered = [...single.filter((one) => !isEnding(one)), ...single.filter(isEnding)];
  for (const operation of ordered) {
    for (const group of callsOf(operation, known.of(operation))) {
      if (group[0]?.field === validCall && isEnding(operation)) continue;
      faults.push(...(await findFaults(withoutAlike(group))));
      // Wrong tries slow down later ones.
      await client.db('auth').collection('turns').deleteMany({});
    }
  }
  expect(faults).toEqual([]);
}, 600_000);
