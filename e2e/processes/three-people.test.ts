import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { mina, signIn, signUp, verifyEmail } from '../tests/support/person.js';
import { repositoryRoot } from '../tests/support/product.js';
import { workTogether } from '../tests/support/three-people.js';
import { type Cluster, startCluster } from './support/cluster.js';

const amqpUrl = process.env['AMQP_URL'] ?? '';

let cluster: Cluster;
let browser: Browser;

beforeAll(async () => {
  [cluster, browser] = await Promise.all([
    startCluster(amqpUrl, { FRONT_ENDS_DIR: repositoryRoot, BCRYPT_COST: '10' }),
    launchBrowser(),
  ]);
  await cluster.startWorker();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await cluster?.stop();
}, 60_000);

it('three people work together over two gateways and RabbitMQ', async () => {
  const [first, second] = await Promise.all([cluster.startGateway(), cluster.startGateway()]);
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await signUp(page, first.url, mina);
  await verifyEmail(page, cluster.mailboxUrl, mina);
  await signIn(page, first.url, mina);
  const places = {
    mina: first.url,
    owen: second.url,
    helen: second.url,
    mailbox: cluster.mailboxUrl,
  };
  await expect(workTogether(page, places)).resolves.toBeUndefined();
}, 300_000);
