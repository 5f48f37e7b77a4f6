import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.js';
import { createParts, type CreatePartsOptions, PartsError, StoppedError } from './create-parts.js';
import { LimitError } from './within-limit.js';

/** Parts that record when they are opened and closed. */
function createRecord(options: Partial<CreatePartsOptions> = {}) {
  const events: string[] = [];
  const lines: string[] = [];
  const log = createLogger({
    name: 'test',
    destination: { write: (line) => void lines.push(line) },
  });
  const parts = createParts({ log, ...options });
  const open = (name: string, close: () => unknown = () => undefined, opener = parts.open) =>
    opener(
      name,
      () => {
        events.push(`+${name}`);
        return name;
      },
      async () => {
        events.push(`-${name}`);
        await close();
      },
    );
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { parts, open, events, logged };
}

const never = () => new Promise<never>(() => undefined);

describe('parts', () => {
  it('are closed in the order opposite to that in which they were opened', async () => {
    const { parts, open, events } = createRecord();
    expect(await open('database')).toBe('database');
    await open('bus');
    await open('server');
    await parts.close();
    expect(events).toEqual(['+database', '+bus', '+server', '-server', '-bus', '-database']);
  });

  it('that are opened together are closed at once, in their place', async () => {
    const { parts, open, events } = createRecord();
    await open('database');
    const { open: openTogether } = parts.together();
    await open('last');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open('consumer', () => released, openTogether);
    // The first would wait for ever if the second waited for it.
    await open('server', () => release(), openTogether);
    events.length = 0;
    await parts.close();
    expect(events).toEqual(['-last', '-consumer', '-server', '-database']);
  });

  it('that fail to close keep no other open, and are named', async () => {
    const { parts, open, events, logged } = createRecord();
    const failures = [new Error('no answer'), new Error('not there')] as const;
    await open('database');
    await open('bus', () => Promise.reject(failures[0]));
    await open('server', () => Promise.reject(failures[1]));
    const closed = parts.close();
    await expect(closed).rejects.toThrow('These parts did not stop as they should: server, bus.');
    await expect(closed).rejects.toBeInstanceOf(PartsError);
    await expect(closed).rejects.toMatchObject({ errors: [failures[1], failures[0]] });
    expect(events.slice(3)).toEqual(['-server', '-bus', '-database']);
    expect(logged()).toMatchObject([
      { level: 'error', part: 'server', err: { message: 'not there' } },
      { level: 'error', part: 'bus', err: { message: 'no answer' } },
    ]);
  });

  it('that hang keep no other open, and the close ends in its time', async () => {
    const { parts, open, events, logged } = createRecord({ closeTimeoutMs: 60, reserveMs: 10 });
    await open('database');
    await open('bus', never);
    await open('server', never);
    await expect(parts.close()).rejects.toMatchObject({
      errors: [expect.any(LimitError), expect.any(LimitError)],
    });
    expect(events.slice(3)).toEqual(['-server', '-bus', '-database']);
    expect(logged().map(({ part }) => part)).toEqual(['server', 'bus']);
  });

  it('that did not open are not closed', async () => {
    const { parts, open, events } = createRecord();
    await open('database');
    const failing = parts.open('bus', () => Promise.reject(new Error('refused')), never);
    await expect(failing).rejects.toThrow('refused');
    await parts.close();
    expect(events).toEqual(['+database', '-database']);
  });

  it('are closed once', async () => {
    const { parts, open, events } = createRecord();
    await open('database');
    await Promise.all([parts.close(), parts.close()]);
    await parts.close();
    expect(events).toEqual(['+database', '-database']);
  });

  it('that open while everything is closed are waited for and closed', async () => {
    const { parts, open, events } = createRecord();
    await open('database');
    let opened: (bus: string) => void = () => undefined;
    const opening = parts.open(
      'bus',
      () => new Promise<string>((resolve) => (opened = resolve)),
      (bus) => events.push(`-${bus}`),
    );
    const closed = parts.close();
    expect(parts.stopping.aborted).toBe(true);
    opened('bus');
    await expect(opening).rejects.toBeInstanceOf(StoppedError);
    await closed;
    expect(events).toEqual(['+database', '-bus', '-database']);
    await expect(open('server')).rejects.toBeInstanceOf(StoppedError);
  });

  it('whose opening takes longer than a stop can wait are closed when they come', async () => {
    const { parts, open, events, logged } = createRecord({ openingMs: 5 });
    await open('database');
    let opened: (bus: string) => void = () => undefined;
    const opening = parts.open(
      'bus',
      () => new Promise<string>((resolve) => (opened = resolve)),
      (bus) => events.push(`-${bus}`),
    );
    await parts.close();
    expect(events).toEqual(['+database', '-database']);
    expect(logged()).toMatchObject([{ level: 'warn', part: 'bus' }]);
    opened('bus');
    await expect(opening).rejects.toBeInstanceOf(StoppedError);
    expect(events.at(-1)).toBe('-bus');
  });

  it('that fail to open while everything is closed are no failure of the close', async () => {
    const { parts } = createRecord();
    let refuse: (error: Error) => void = () => undefined;
    const opening = parts.open('bus', () => new Promise((_, reject) => (refuse = reject)));
    const closed = parts.close();
    refuse(new Error('refused'));
    await expect(opening).rejects.toThrow('refused');
    await expect(closed).resolves.toBeUndefined();
  });
});
