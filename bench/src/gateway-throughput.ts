import { Pool } from 'undici';
import type { Figure } from './figure.js';
import { measureSeconds } from './measure.js';
import { withProduct } from './with-product.js';

const requestCount = 3000;
const connections = 16;

/** Sends `requestCount` GETs over a few connections; every answer must be 200. */
async function load(origin: string, path: string, accessToken: string): Promise<void> {
  const pool = new Pool(origin, { connections });
  let sent = 0;
  const client = async () => {
    while (sent < requestCount) {
      sent += 1;
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await pool.request({ path, method: 'GET', headers });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  await pool.close();
}

/** The same authenticated GET through the gateway and at the service itself. */
export function measureGateway(): Promise<Figure> {
  return withProduct(async ({ stack, accessToken }) => {
    const origin = stack.url.replace('localhost', '127.0.0.1');
    const direct = () => load(stack.services.usage.url, '/auth/token/usage', accessToken);
    const through = () => load(origin, '/api/auth/token/usage', accessToken);
    await direct();
    await through();
    const alone = await measureSeconds(direct);
    const behind = await measureSeconds(through);
    return {
      name: 'GET through the gateway, requests per second against the service itself',
      ratio: alone.seconds / behind.seconds,
      goal: null,
      detail: `direct ${Math.round(requestCount / alone.seconds)}/s, gateway ${Math.round(requestCount / behind.seconds)}/s, both in one process`,
    };
  });
}
