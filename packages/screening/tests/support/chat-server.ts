import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { role: string; content: string }[];
  readonly response_format: { type: string };
  readonly temperature?: number;
  readonly seed?: number;
}

export type Reply = (response: ServerResponse, request: ChatRequest) => void;

async function readBody(request: IncomingMessage): Promise<ChatRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
}

/** Answers like a chat completions API whose model says `content`. */
export function says(
  content: unknown,
  extra: { finish_reason?: string; refusal?: string } = {},
): Reply {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: 'test',
        choices: [
          {
            index: 0,
            finish_reason: extra.finish_reason ?? 'stop',
            message: {
              role: 'assistant',
              content: typeof content === 'string' ? content : JSON.stringify(content),
              refusal: extra.refusal ?? null,
            },
          },
        ],
        usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 },
      }),
    );
  };
}

/** Answers with an HTTP status and an error body. */
export function fails(
  status: number,
  message = 'failed',
  headers: Record<string, string> = {},
  identifiers: { code?: string; type?: string; param?: string } = {},
): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, ...identifiers } }));
  };
}

/** A real HTTP server that speaks the chat completions API; replies are used in order, the last one for ever. */
export async function startChatServer(...replies: readonly Reply[]) {
  const requests: ChatRequest[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const reply = replies[Math.min(requests.length, replies.length - 1)];
      requests.push(body);
      reply?.(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with JSON of any form, or with a body that is none. */
export function answers(body: unknown): Reply {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Sends spaces until the client goes away; fast, it passes every size, slow, every time limit. */
export function endless(chunk = ' ', everyMs = 5): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}
