import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatRequest, createTokenCounter, type TokenCount } from './token-count.js';

export interface ChatServer {
  readonly baseURL: string;
  /** Cost of every request so far, in order. */
  readonly counts: readonly TokenCount[];
  stop(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<ChatRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
}

function completion(content: string, { uncached, cached, completion: answered }: TokenCount) {
  const prompt = uncached + cached;
  return {
    id: 'chatcmpl-bench',
    object: 'chat.completion',
    created: 1,
    model: 'bench',
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } },
    ],
    usage: {
      prompt_tokens: prompt,
      completion_tokens: answered,
      total_tokens: prompt + answered,
      prompt_tokens_details: { cached_tokens: cached },
    },
  };
}

/** A chat completions API on loopback whose model says what `answer` gives, with its own cache and its count of tokens. */
export async function startChatServer(
  answer: (request: ChatRequest) => string,
): Promise<ChatServer> {
  const counts: TokenCount[] = [];
  const count = createTokenCounter();
  const respond = async (request: IncomingMessage) => {
    const chat = await readBody(request);
    const content = answer(chat);
    const tokens = count(chat, content);
    counts.push(tokens);
    return completion(content, tokens);
  };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    respond(request).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => {
        // 400: the client does not try again, so the cause ends the bench at once.
        response.statusCode = 400;
        response.end(JSON.stringify({ error: { message: String(error) } }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    counts,
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
