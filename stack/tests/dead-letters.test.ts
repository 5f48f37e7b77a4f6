import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Bus, createBus, PoisonMessageError } from '@shortlist/bus';
import { Collector, until } from '@shortlist/bus/testing';
import { settleTokens } from '@shortlist/contracts/messages/usage';
import { workQueues } from '@shortlist/contracts/work-queues';
import { InProcessTransport } from '@shortlist/in-process-bus';
import { createLogger } from '@shortlist/service-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../src/dead-letters/desk.js';
import { runDeadLetters } from '../src/dead-letters/run-dead-letters.js';
import { serveDesk } from '../src/dead-letters/serve-desk.js';

const brokerUrl = process.env['AMQP_URL'];
const queue = settleTokens.key;
const log = createLogger({ name: 'test', level: 'silent' });

async function run(environment: Record<string, string>, ...words: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runDeadLetters({
    words,
    environment,
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dead-letters-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Where the command finds the dead letters of `bus`. */
type Place = (bus: Bus) => Promise<{
  readonly environment: Record<string, string>;
  readonly close: () => Promise<void>;
}>;

const places: Record<string, { readonly url?: string; readonly open: Place }> = {
  'the Shortlist that runs here': {
    open: async (bus) => ({
      environment: { DATA_DIR: folder },
      close: await serveDesk({ desk: createDesk(bus), dataFolder: folder, log }),
    }),
  },
  ...(brokerUrl === undefined
    ? {}
    : {
        RabbitMQ: {
          url: brokerUrl,
          open: async () => ({
            environment: { AMQP_URL: brokerUrl },
            close: () => Promise.resolve(),
          }),
        },
      }),
};
if (brokerUrl === undefined)
  process.stdout.write('dead letters of RabbitMQ: not run, because AMQP_URL is not set\n');

it('is tried with RabbitMQ where that is demanded', () => {
  expect(process.env['REQUIRE_REAL_SERVICES'] !== '1' || brokerUrl !== undefined).toBe(true);
});

describe.each(Object.entries(places))('dead letters of %s', (_name, { url, open }) => {
  let bus: Bus;
  let place: Awaited<ReturnType<Place>>;
  let broken = true;
  let handled: Collector<string>;

  beforeAll(async () => {
    bus = await createBus(url === undefined ? { transport: new InProcessTransport() } : { url });
    await bus.subscribe(settleTokens, {}, async ({ reservationId }) => {
      if (broken) throw new PoisonMessageError('The ledger is closed.');
      handled.add(reservationId);
    });
  });
  beforeEach(async () => {
    broken = true;
    handled = new Collector();
    await bus.dropDeadLetters(queue);
    place = await open(bus);
    for (const name of ['a', 'b', 'c']) {
      const ids = { messageId: `m-${name}`, requestId: `r-${name}` };
      await bus.publish(settleTokens, { reservationId: `secret-${name}`, tokens: 7 }, ids);
    }
    await count(3);
  });
  afterEach(() => place.close());
  afterAll(async () => {
    await bus.dropDeadLetters(queue);
    await bus.stop();
  });

  const count = (wanted: number) =>
    until(
      () => bus.countDeadLetters(queue),
      (found) => found === wanted,
    );
  const command = (...words: string[]) => run(place.environment, ...words);

  it('are counted for every queue there is', async () => {
    const { code, out } = await command('list', '--json');
    expect(code).toBe(0);
    const listed = JSON.parse(out) as { queue: string; count: number; oldest: string | null }[];
    expect(listed.map((each) => each.queue)).toEqual(workQueues.map(({ name }) => name));
    expect(listed.find((each) => each.queue === queue)).toEqual({
      queue,
      count: 3,
      oldest: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const { out: table } = await command('list');
    expect(table).toMatch(/usage\.tokens\.settle +3 +\d{4}-/);
    expect(table).toContain('show <queue>');
  });

  it('say why, when and for which request, and what they hold only when that is asked for', async () => {
    const { code, out } = await command('show', queue);
    expect(code).toBe(0);
    expect(out).toMatch(/id +m-a\nkey +usage\.tokens\.settle\nrequest +r-a\nattempts +1/);
    expect(out).toContain('The ledger is closed.');
    expect(out).not.toContain('secret-');
    expect((await command('show', queue, '--json')).out).not.toContain('secret-');
    const one = await command('show', queue, '--id', 'm-b', '--payload');
    expect(one.out).toContain('payload   {"reservationId":"secret-b","tokens":7}');
    expect(one.out).not.toContain('m-a');
  });

  it('are sent again, one or all', async () => {
    broken = false;
    const one = await command('replay', queue, '--id', 'm-b');
    expect(one).toMatchObject({ code: 0, out: `1 dead letter of ${queue} replayed.` });
    expect(await handled.take(1)).toEqual(['secret-b']);
    const all = await command('replay', queue, '--all', '--json');
    expect([all.code, JSON.parse(all.out)]).toEqual([0, { queue, replayed: 2 }]);
    expect(await handled.take(3)).toEqual(['secret-b', 'secret-a', 'secret-c']);
    expect((await command('show', queue)).out).toBe(`No dead letters in ${queue}.`);
  });

  it('are deleted, one or all', async () => {
    expect((await command('drop', queue, '--id', 'm-b')).code).toBe(0);
    expect(await bus.countDeadLetters(queue)).toBe(2);
    expect(await command('drop', queue, '--all')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Add --yes. Nothing was changed.'),
    });
    expect(await bus.countDeadLetters(queue)).toBe(2);
    expect(await command('drop', queue, '--all', '--yes')).toMatchObject({
      code: 0,
      out: `2 dead letters of ${queue} dropped.`,
    });
    expect(await bus.countDeadLetters(queue)).toBe(0);
  });

  it('that are not there are named, and those that are get done', async () => {
    broken = false;
    expect(await command('replay', queue, '--id', 'm-a', '--id', 'nobody')).toMatchObject({
      code: 1,
      out: `1 dead letter of ${queue} replayed.`,
      errors: 'Not among the dead letters: nobody',
    });
  });
});

describe('the command', () => {
  it.each([
    [[], 'Say what to do'],
    [['lst'], 'Say what to do'],
    [['list', 'usage.tokens.settle'], 'list takes nothing'],
    [['list', '--all'], 'list takes nothing'],
    [['show'], `Queues are: ${workQueues[0]?.name}`],
    [['show', 'usage.tokens.reserve'], 'There is no queue usage.tokens.reserve. Queues are:'],
    [['show', queue, queue], 'Name one queue only'],
    [['show', queue, '--id', ''], 'An --id is empty'],
    [['replay', queue], 'Say which'],
    [['replay', queue, '--all', '--id', 'x'], 'not both'],
    [['replay', queue, '--all', '--payload'], '--payload is for show only'],
    [['drop', queue, '--al'], "Unknown option '--al'"],
  ])('called as %j is called wrongly', async (words, sentence) => {
    const { code, errors, out } = await run({}, ...words);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toContain(sentence);
    expect(errors).toContain('Exit codes');
  });

  it('says where it looked when no Shortlist runs there', async () => {
    const { code, errors } = await run({ DATA_DIR: folder }, 'list');
    expect(code).toBe(1);
    expect(errors).toContain(`No Shortlist runs on ${folder}`);
  });

  it('is not misled by what a killed Shortlist left, or by somebody else on its port', async () => {
    const file = path.join(folder, 'dead-letters.json');
    const bus = await createBus({ transport: new InProcessTransport() });
    const close = await serveDesk({ desk: createDesk(bus), dataFolder: folder, log });
    const address = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const token = 'x'.repeat(43);
    await writeFile(file, JSON.stringify({ ...(JSON.parse(address) as object), token }));
    expect((await run({ DATA_DIR: folder }, 'list')).errors).toContain('No Shortlist runs on');
    await close();
    for (const left of [address, '', '{', '{"url":"nowhere"}']) {
      await writeFile(file, left);
      expect(await run({ DATA_DIR: folder }, 'list')).toMatchObject({
        code: 1,
        errors: expect.stringContaining('No Shortlist runs on'),
      });
    }
    await bus.stop();
  });

  it('answers nobody without the token, and no other calls', async () => {
    const bus = await createBus({ transport: new InProcessTransport() });
    const close = await serveDesk({ desk: createDesk(bus), dataFolder: folder, log });
    const { url, token } = JSON.parse(
      await readFile(path.join(folder, 'dead-letters.json'), 'utf8'),
    ) as { url: string; token: string };
    const ask = async (body: string, authorization?: string) =>
      (
        await fetch(url, {
          method: 'POST',
          body,
          headers: authorization === undefined ? {} : { authorization },
        })
      ).status;
    const list = '{"action":"list"}';
    expect(await ask(list)).toBe(401);
    expect(await ask(list, `Bearer ${token}x`)).toBe(401);
    expect(await ask(list, `Bearer ${token}`)).toBe(200);
    for (const body of ['', '[]', '{"action":"drop","queue":"other"}', 'x'.repeat(2_000_000)])
      expect(await ask(body, `Bearer ${token}`)).toBe(400);
    await close();
    await bus.stop();
  });

  it.each([
    ['nonsense', 'must look like amqp://'],
    ['amqp://guest:hush@127.0.0.1:1', "The message broker at 127.0.0.1:1 can't be reached"],
  ])('says that the broker at %s is none', async (AMQP_URL, sentence) => {
    const { code, errors } = await run({ AMQP_URL }, 'list');
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
    expect(errors).not.toContain('hush');
  });
});
