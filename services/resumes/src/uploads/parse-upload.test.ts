import { once } from 'node:events';
import { createServer, type IncomingMessage, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { parseUpload } from './parse-upload.js';
import { UploadMemory } from './upload-memory.js';

const MEBIBYTE = 1024 * 1024;
const limits = { maxFiles: 10, maxFileBytes: MEBIBYTE, maxRequestBytes: MEBIBYTE };
const begin =
  '--xyz\r\nContent-Disposition: form-data; name="resumes"; filename="a.pdf"\r\n\r\nbeginning';

/** An upload of which only the beginning has come, as the server sees it. */
async function beginUpload() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const call = openRequest({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=xyz' },
  });
  call.on('error', () => undefined);
  call.write(begin);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  const stop = async () => {
    call.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { call, request, stop };
}

describe('parseUpload', () => {
  it('ends an upload that goes silent, and keeps nothing of what comes later', async () => {
    const { call, request, stop } = await beginUpload();
    const memory = new UploadMemory(4 * MEBIBYTE);
    const lease = memory.lease('ada');
    const pace = { windowMs: 20, minBytes: MEBIBYTE };
    await expect(parseUpload(request, limits, lease, pace)).rejects.toMatchObject({
      status: 408,
      code: 'UploadTooSlow',
      message:
        'Too little of your upload arrived, so it was ended. Please check your connection and send the files again.',
    });
    lease.end();
    const rest = once(request, 'data');
    call.write(`\r\n${begin}`);
    await rest;
    // All its consequences have happened by then.
    await setImmediate();
    expect(memory.bytes).toBe(0);
    await stop();
  });
});
