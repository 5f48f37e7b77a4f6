import { type IncomingMessage, request as httpRequest } from 'node:http';

export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface SendRawInput {
  readonly method?: string;
  /** Sent as it is: fetch() would resolve dots and escape characters. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * A request whose target and Host reach the server as they are written here. An answer counts also when it comes before
 * the whole body was sent; only a connection that breaks before it rejects.
 */
export function sendRaw(
  origin: string,
  { method = 'GET', path, headers = {}, body }: SendRawInput,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, method, path, headers }, (answer) => {
      answer
        .setEncoding('utf8')
        .toArray()
        .then((pieces) => {
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            text: pieces.join(''),
          });
        }, reject);
    })
      .on('error', reject)
      .end(body);
  });
}
