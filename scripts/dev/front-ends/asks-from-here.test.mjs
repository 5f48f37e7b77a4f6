import { expect, it } from 'vitest';
import { asksFromHere } from './asks-from-here.mjs';

const host = 'localhost:3000';

it.each([
  [{ host }, true],
  [{ host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, true],
  [{ host, origin: 'https://dev.example', 'x-forwarded-host': 'dev.example' }, true],
  [{ host, origin: 'https://evil.example' }, false],
  [{ host, origin: 'http://localhost:9999' }, false],
  [{ host, origin: 'null' }, false],
  [{ host, origin: 'http://' }, false],
  [{ host, 'sec-fetch-site': 'cross-site' }, false],
])('a request with %j is from a page of the product: %s', (headers, isSo) => {
  expect(asksFromHere({ headers })).toBe(isSo);
});
