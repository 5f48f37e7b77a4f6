import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { listen, type Logger } from '@shortlist/service-kit';
import type { DeadLetterDesk } from './desk.js';
import { type DeskCall, deskCall, deskFile } from './desk-calls.js';

const mostBytes = 1024 * 1024;

export interface ServeDeskOptions {
  readonly desk: DeadLetterDesk;
  readonly dataFolder: string;
  readonly log: Logger;
}

/**
 * Opens the desk of this process to `npm run dead-letters` in another terminal: on loopback, to those who can read the
 * data folder and thus the token in it. Returns a function that closes it.
 */
export async function serveDesk({
  desk,
  dataFolder,
  log,
}: ServeDeskOptions): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const receive = (request: IncomingMessage, response: ServerResponse): void => {
    void answer(desk, token, request).then(
      ({ status, body }) => send(response, status, body),
      (error: unknown) => {
        log.error({ err: error }, 'dead letters: a call failed');
        send(response, 500, { message: error instanceof Error ? error.message : String(error) });
      },
    );
  };
  const server = await listen(receive, { host: '127.0.0.1', port: 0 });
  const file = path.join(dataFolder, deskFile);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ url: server.url, token }), { mode: 0o600, flag: 'wx' });
  return async () => {
    await rm(file, { force: true });
    await server.close();
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function answer(
  desk: DeadLetterDesk,
  token: string,
  request: IncomingMessage,
): Promise<Answer> {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
    return {
      status: 401,
      body: { message: 'Only users who can read the data folder may call this.' },
    };
  const text = await readText(request);
  const call = text === undefined ? undefined : parseCall(text);
  if (!call) return { status: 400, body: { message: 'This is no call that the desk knows.' } };
  return { status: 200, body: await act(desk, call) };
}

function act(desk: DeadLetterDesk, call: DeskCall): Promise<unknown> {
  switch (call.action) {
    case 'list':
      return desk.list();
    case 'show':
      return desk.show(call);
    case 'replay':
      return desk.replay(call);
    case 'drop':
      return desk.drop(call);
  }
}

function parseCall(text: string): DeskCall | undefined {
  try {
    return deskCall.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Undefined if it is too long. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
