import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway.js';
import { type RawAnswer, sendRaw } from './support/send-raw.js';
import { startUpstream, type Upstream } from './support/upstream.js';

let mailbox: Upstream;
let gateway: TestGateway;

beforeEach(async () => {
  mailbox = await startUpstream((_request, response) => response.end('reset links'));
});

afterEach(async () => {
  await gateway.stop();
  await mailbox.stop();
});

async function start(environment: Record<string, string> = {}): Promise<void> {
  gateway = await startGateway({ MAILBOX_URL: mailbox.url, ...environment });
}

const pages = ['/mailbox', '/mailbox/', '/mailbox/messages.json', '/mailbox/style.css'];

/** Asks for every page of the mailbox. */
function askAll(headers: Readonly<Record<string, string>>): Promise<RawAnswer[]> {
  return Promise.all(pages.map((path) => sendRaw(gateway.url, { path, headers })));
}

const everywhere = (status: number) => pages.map(() => status);

describe('the mailbox of a gateway for this machine', () => {
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '127.8.9.10', '[::1]', '[::1]:3000'])(
    'is shown under the name %s',
    async (host) => {
      await start();
      const answers = await askAll({ host });
      expect(answers.map(({ status }) => status)).toEqual(everywhere(200));
    },
  );

  it.each([
    'evil.example:5700',
    'localhost.evil.example',
    'localhost.',
    '127.0.0.1.evil.example',
    '128.0.0.1',
    '0.0.0.0:3000',
    '192.168.0.7',
    '[::2]:3000',
    '[::1',
    'localhost:80:80',
    'localhost@evil.example',
    ' ',
  ])('is not shown under the name %j', async (host) => {
    await start({ TRUSTED_PROXIES: '1' });
    const answers = await askAll({
      host,
      'x-forwarded-host': 'localhost',
      forwarded: 'host=localhost',
    });
    expect(answers.map(({ status }) => status)).toEqual(everywhere(403));
    expect(answers.map(({ text }) => text).join()).not.toContain('reset links');
    expect(mailbox.seen).toEqual([]);
  });

  it('says to a person, and to a program, where it is', async () => {
    await start();
    const [page, , json] = await askAll({ host: 'evil.example' });
    const sentence =
      'The mailbox is shown on this machine only. Please open it as http://localhost, followed by the port and /mailbox.';
    expect(page?.headers['content-type']).toContain('text/plain');
    expect(page?.text).toBe(sentence);
    expect(JSON.parse(json?.text ?? '')).toMatchObject({ detail: sentence });
  });
});

describe('the mailbox of a gateway that other machines reach', () => {
  it('is not shown, and pages do not lead to it', async () => {
    await start({ HOST: '0.0.0.0' });
    const answers = await askAll({ host: 'localhost' });
    expect(answers.map(({ status }) => status)).toEqual(everywhere(403));
    expect(answers[0]?.text).toContain('MAILBOX_PUBLIC=true');
    const config = JSON.parse((await sendRaw(gateway.url, { path: '/config.json' })).text);
    expect(config.features.mailbox).toBe(false);
  });

  it('is shown to everybody when that is asked for by name', async () => {
    await start({ HOST: '0.0.0.0', MAILBOX_PUBLIC: 'true' });
    const answers = await askAll({ host: 'shortlist.example' });
    expect(answers.map(({ status }) => status)).toEqual(everywhere(200));
  });
});
