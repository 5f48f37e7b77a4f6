import { createOpenAiEngine, type ScreeningEngine } from '@shortlist/screening';
import {
  type ChatRequest,
  type Reply,
  says,
  startChatServer,
} from '../../../../packages/screening/tests/support/chat-server.js';

/** Tokens that every answer of the model costs. */
export const ANSWER_TOKENS = 100;

/** Criteria for a job, and 'met' by the resume's first statement for a resume. */
export const honest: Reply = (response, request) => {
  const [, { content } = { content: '' }] = request.messages;
  const answer = isCriteria(request)
    ? {
        title: 'Nurse',
        criteria: [{ text: 'Care', kind: 'must', weight: 3 }],
        leftOut: [],
      }
    : { c1: `met 1 ${/^1 (\S+ \S+)/m.exec(content)?.[1] ?? ''}` };
  says(answer)(response, request);
};

export function isCriteria({ messages: [system] }: ChatRequest): boolean {
  return system?.content.includes('list what it asks of a candidate') ?? false;
}

export interface ModelServer {
  readonly baseURL: string;
  readonly requests: readonly ChatRequest[];
  /** What it answers from now on. */
  reply: Reply;
  /** An engine of its own for each process, as in production. */
  createEngine(): ScreeningEngine;
  stop(): Promise<void>;
}

/** A language model behind a real HTTP server. */
export async function startModel(reply: Reply = honest): Promise<ModelServer> {
  const server = await startChatServer((response, request) => model.reply(response, request));
  const model: ModelServer = {
    ...server,
    reply,
    createEngine: () =>
      createOpenAiEngine({
        apiKey: 'test',
        baseURL: server.baseURL,
        model: 'a-model',
        maxAttempts: 2,
        retryDelayMs: 1,
        timeoutMs: 5000,
      }),
  };
  return model;
}
