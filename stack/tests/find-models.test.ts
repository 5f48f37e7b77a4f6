import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { describeModels, findModels, offerModels } from '../src/find-models.js';

let stop = async () => {};
afterEach(() => stop());

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return (server.address() as AddressInfo).port;
}

const says =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
const models = says('{"object": "list", "data": [{"id": "qwen3:8b"}, {"id": "other"}]}');

describe('a program on this machine that serves models', () => {
  it('is found by its list of models, and named with the command that takes it', async () => {
    const port = await listen(models);
    const found = await findModels(3000, [{ name: 'Ollama', port }]);
    const baseURL = `http://127.0.0.1:${port}/v1`;
    expect(found).toEqual([{ name: 'Ollama', baseURL, models: ['qwen3:8b', 'other'] }]);
    const command = `OPENAI_BASE_URL=${baseURL} OPENAI_MODEL='qwen3:8b' npm start`;
    expect(offerModels(found)).toEqual([{ program: 'Ollama', model: 'qwen3:8b', command }]);
    expect(describeModels(offerModels(found))).toContain(command);
  });

  it.each<[string, RequestListener]>([
    ['has no model', says('{"data": []}')],
    ['answers in prose', says('<html>')],
    ['refuses', says('{"data": [{"id": "a"}]}', 401)],
    ['says nothing', () => {}],
    ['sends elsewhere', (_, response) => response.writeHead(302, { location: '/x' }).end()],
  ])('is not found where it %s', async (_, answer) => {
    const port = await listen(answer);
    expect(await findModels(3000, [{ name: 'Ollama', port }])).toEqual([]);
    expect(describeModels([])).toBe('');
  });

  it('is not the product itself', async () => {
    const port = await listen(models);
    expect(await findModels(port, [{ name: 'llama.cpp', port }])).toEqual([]);
  });
});
