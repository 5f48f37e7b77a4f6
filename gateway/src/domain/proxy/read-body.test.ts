import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.js';

function createRequest(headers: Record<string, string> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

describe('readBody', () => {
  it('resolves to the whole body', async () => {
    const request = createRequest();
    const read = readBody(request);
    for (const part of ['{"a":', '1}', null]) request.push(part);
    expect((await read).toString()).toBe('{"a":1}');
  });

  it('refuses one that is not there in time, with what to do', async () => {
    const request = createRequest({ 'content-length': '2' });
    request.push('{');
    await expect(readBody(request, { timeoutMs: 1 })).rejects.toMatchObject({
      status: 408,
      message: 'Your request took too long to arrive. Please check your connection and try again.',
    });
  });

  it('refuses one over its limit, also when no length was said', async () => {
    const tooLarge = { status: 413, code: 'TooLarge' };
    const said = createRequest({ 'content-length': '3' });
    await expect(readBody(said, { maxBytes: 2 })).rejects.toMatchObject(tooLarge);
    const unsaid = createRequest();
    const read = readBody(unsaid, { maxBytes: 2 });
    unsaid.push('abc');
    await expect(read).rejects.toMatchObject(tooLarge);
  });

  it('rejects as left when the client goes away', async () => {
    const request = createRequest();
    const read = readBody(request);
    request.destroy();
    await expect(read).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});
