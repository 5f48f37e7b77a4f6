import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { readQuestion } from '../question.js';
import type { ChatRequest } from '../token-count.js';

/** A question about one resume that was answered; times in milliseconds of `performance.now()`. */
export interface Answered {
  readonly begun: number;
  readonly ended: number;
}

/** A language model that takes the same time for every answer and refuses what is too much at once. */
export interface StubModel {
  readonly baseURL: string;
  /** All calls, refused ones included. */
  readonly calls: number;
  readonly refused: number;
  readonly answered: readonly Answered[];
  /** Forgets what was counted, and bears so many calls at once from now on. */
  reset(bears: number): void;
  stop(): Promise<void>;
}

/** The answer that a resume shows nothing of what the question is about. */
function answerNo(request: ChatRequest): string {
  return JSON.stringify({
    a: readQuestion(request).requirements.map(({ number }) => `${number} no`),
  });
}

/** Starts the model on loopback: each answer takes `callMs`, and more than `bears` calls at once get 429. */
export async function startStubModel(callMs: number, bears = Infinity): Promise<StubModel> {
  const seen = { calls: 0, refused: 0, running: 0, bears };
  let answered: Answered[] = [];

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const chat = (await json(request)) as ChatRequest;
    seen.calls += 1;
    if (seen.running >= seen.bears) {
      seen.refused += 1;
      return { status: 429, body: { error: { message: 'Too many requests.' } } };
    }
    const begun = performance.now();
    seen.running += 1;
    await new Promise((resolve) => setTimeout(resolve, callMs));
    seen.running -= 1;
    answered.push({ begun, ended: performance.now() });
    const message = { role: 'assistant', content: answerNo(chat), refusal: null };
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
    get answered() {
      return answered;
    },
    reset(more) {
      Object.assign(seen, { calls: 0, refused: 0, bears: more });
      answered = [];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
