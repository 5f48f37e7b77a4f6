import { describe, expect, it } from 'vitest';
import { type ChatRequest, createTokenCounter } from './token-count.js';

const request = (content: string): ChatRequest => ({
  messages: [{ role: 'user', content }],
  response_format: { type: 'json_object' },
});
/** Characters of 'user', and of the two line ends. */
const frame = 6;

describe('createTokenCounter', () => {
  it('counts four characters as one token, begun ones whole', () => {
    const count = createTokenCounter();
    expect(count(request('x'.repeat(400 - frame)), '12345')).toEqual({
      uncached: 100,
      cached: 0,
      completion: 2,
    });
  });

  it('has cached what a prompt shares with an earlier one, from 1,024 tokens on', () => {
    const count = createTokenCounter();
    const long = 'x'.repeat(4 * 1024);
    count(request(`${long}first`), '');
    expect(count(request(`${long}other`), '')).toMatchObject({ cached: 1025, uncached: 2 });
    expect(count(request(`y${long}`), '')).toMatchObject({ cached: 0 });
  });

  it('caches no shorter beginning, and none before it was seen', () => {
    const count = createTokenCounter();
    const short = 'x'.repeat(4 * 1000);
    expect(count(request(`${short}first`), '')).toMatchObject({ cached: 0 });
    expect(count(request(`${short}other`), '')).toMatchObject({ cached: 0 });
  });

  it('counts the schema of the answer as a part of the prompt', () => {
    const json_schema = { name: 'x'.repeat(100) };
    const [plain, structured] = [
      request('text'),
      { ...request('text'), response_format: { type: 'json_schema', json_schema } },
    ].map((each) => createTokenCounter()(each, '').uncached);
    expect(structured).toBeGreaterThan((plain ?? 0) + 25);
  });
});
