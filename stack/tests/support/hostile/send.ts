import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export interface Sent {
  readonly method: string;
  /** The target of the request, as it is written on the wire. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface Answered {
  readonly status: number;
  readonly code: string | undefined;
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string } | null)?.code;
  } catch {
    return undefined;
  }
}

/** Sends a request as it is, which `fetch` would make tidy; of an answer that streams only the head is awaited. */
export function send(url: string, { method, path, headers = {}, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, path, headers, agent }, (answer) => {
      const status = answer.statusCode ?? 0;
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
      if (isStream) {
        resolve({ status, code: undefined });
        call.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status, code: codeIn(Buffer.concat(chunks).toString()) }));
    });
    call.once('error', reject);
    call.end(body);
  });
}
