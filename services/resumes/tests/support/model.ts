import { createOpenAiEngine, type ScreeningEngine } from '@shortlist/screening';
import {
  type ChatRequest,
  type Reply,
  says,
  startChatServer,
} from '../../../../packages/screening/tests/support/chat-server.js';

/** Tokens that every answer of the model costs. */
export const ANSWER_TOKENS = 100;

/** Each requirement shown by the resume's first statement. */
export const honest: Reply = (response, request) => {
  const { content } = request.messages[1] ?? { content: '' };
  const words = /^BEGIN .*\n1 (\S+ \S+)/m.exec(content)?.[1] ?? '';
  says({ a: numbersAsked(request).map((number) => `${number} shown 1 ${words}`) })(
    response,
    request,
  );
};

/** The numbers of the requirements that a question is about. */
export function numbersAsked({ messages }: ChatRequest): readonly string[] {
  const { content } = messages[1] ?? { content: '' };
  const asked = content.slice(0, content.indexOf('BEGIN ')).matchAll(/^(\d+) /gm);
  return [...asked].map(([, number = '']) => number);
}

export interface ModelServer {
  readonly baseURL: string;
  readonly requests: readonly ChatRequest[];
  /** Its answer from now on. */
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
