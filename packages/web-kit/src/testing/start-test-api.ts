import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  /** Method and path, e.g. `GET /auth/me`. */
  readonly line: string;
  readonly authorization: string | null;
  /** The workspace that its header names. */
  readonly workspace: string | null;
  readonly body: string;
}

export interface TestApi {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Answers a request so from now on; `before` runs when it has come in. Unknown requests get 404. */
  readonly answer: (line: string, status: number, body: unknown, before?: () => void) => void;
  /** Requests of this line are taken and never answered. */
  readonly hold: (line: string) => void;
  readonly stop: () => Promise<void>;
}

/** A JWT-shaped token that ends in so many seconds. */
export function testToken(seconds: number, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return `${part({ alg: 'ES256' })}.${part({ exp, ...claims })}.signature`;
}

/** A real HTTP server on loopback for tests of what talks to the API, open to jsdom's origin. */
export async function startTestApi(): Promise<TestApi> {
  const { createServer } = await import('node:http');
  const requests: SeenRequest[] = [];
  const held = new Set<string>();
  const answers = new Map<string, { status: number; body: unknown; before?: () => void }>();

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader(
        'Access-Control-Allow-Headers',
        'authorization, content-type, x-shortlist-workspace',
      );
      response.setHeader('Content-Type', 'application/json');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      const line = `${request.method} ${request.url}`;
      const { authorization = null, 'x-shortlist-workspace': workspace = null } = request.headers;
      requests.push({ line, authorization, workspace: workspace?.toString() ?? null, body });
      if (held.has(line)) return;
      const answer = answers.get(line) ?? { status: 404, body: { detail: 'Nothing here.' } };
      answer.before?.();
      response.statusCode = answer.status;
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (line, status, body, before) =>
      answers.set(line, { status, body, ...(before ? { before } : {}) }),
    hold: (line) => {
      held.add(line);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
