import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Question {
  readonly response_format: {
    readonly json_schema: {
      readonly name: string;
      readonly schema: { readonly properties: Readonly<Record<string, unknown>> };
    };
  };
}

/** A question about one resume that was answered; times in milliseconds of `performance.now()`. */
export interface Answered {
  readonly begun: number;
  readonly ended: number;
}

/** A language model that takes the same time for every answer and refuses what is too much at once. */
export interface StubModel {
  readonly baseURL: string;
  /** Calls of every kind, refused ones included. */
  readonly calls: number;
  readonly refused: number;
  readonly criteriaCalls: number;
  readonly answered: readonly Answered[];
  /** Forgets what was counted, and bears so many calls at once from now on. */
  reset(bears: number): void;
  stop(): Promise<void>;
}

const criteria = {
  title: 'Registered Nurse',
  criteria: [
    { text: 'Has worked in intensive care', kind: 'must', weight: 5 },
    { text: 'Speaks Spanish', kind: 'nice', weight: 2 },
  ],
  leftOut: [],
};

function answerTo({ json_schema: { name, schema } }: Question['response_format']): unknown {
  if (name === 'criteria') return criteria;
  return Object.fromEntries(Object.keys(schema.properties).map((key) => [key, 'no']));
}

/** Starts the model on loopback: each answer takes `callMs`, and more than `bears` calls at once get 429. */
export async function startStubModel(callMs: number, bears = Infinity): Promise<StubModel> {
  const seen = { calls: 0, refused: 0, criteriaCalls: 0, running: 0, bears };
  let answered: Answered[] = [];

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { response_format: format } = (await json(request)) as Question;
    seen.calls += 1;
    if (seen.running >= seen.bears) {
      seen.refused += 1;
      return { status: 429, body: { error: { message: 'Too many requests.' } } };
    }
    const begun = performance.now();
    seen.running += 1;
    await new Promise((resolve) => setTimeout(resolve, callMs));
    seen.running -= 1;
    if (format.json_schema.name === 'criteria') seen.criteriaCalls += 1;
    else answered.push({ begun, ended: performance.now() });
    const message = { role: 'assistant', content: JSON.stringify(answerTo(format)), refusal: null };
    const choices = [{ index: 0, finish_reason: 'stop', message }];
    return { status: 200, body: { choices, usage: { total_tokens: 1000 } } };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      },
      () => response.destroy(),
    );
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get calls() {
      return seen.calls;
    },
    get refused() {
      return seen.refused;
    },
    get criteriaCalls() {
      return seen.criteriaCalls;
    },
    get answered() {
      return answered;
    },
    reset(more) {
      Object.assign(seen, { calls: 0, refused: 0, criteriaCalls: 0, bears: more });
      answered = [];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
