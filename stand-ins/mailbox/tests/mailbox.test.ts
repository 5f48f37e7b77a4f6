import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@shortlist/service-kit';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailStore, type Mail } from '../src/mail-store.js';
import { type Mailbox, startMailbox } from '../src/start-mailbox.js';

const log = createLogger({ name: 'mailbox', level: 'silent' });
let folder: string;
let mailbox: Mailbox;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  mailbox = await startMailbox(folder, log);
});

afterEach(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true });
});

async function send(subject: string, text: string, html?: string): Promise<void> {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({
    from: 'Shortlist <no-reply@shortlist.example>',
    to: 'Zoë Müller <zoe@example.com>',
    subject,
    text,
    ...(html ? { html } : {}),
  });
  transport.close();
}

/** Begins a mail and resets the connection within its text. */
async function breakOff(): Promise<void> {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  const socket = connect(Number(port), hostname);
  const lines = ['EHLO sender', 'MAIL FROM:<a@example.com>', 'RCPT TO:<b@example.com>', 'DATA'];
  // One for its greeting and each answer; the last of these asks for the text.
  socket.on('data', () => {
    const line = lines.shift();
    if (line === undefined) socket.resetAndDestroy();
    else socket.write(`${line}\r\n`);
  });
  await once(socket, 'close');
}

const get = (page: string) => fetch(mailbox.httpUrl + page);
const readMails = async () => (await (await get('/mailbox/messages.json')).json()) as Mail[];

describe('mailbox', () => {
  it('is empty at first and says what it is for', async () => {
    expect(await readMails()).toEqual([]);
    expect(await (await get('/mailbox')).text()).toContain('No mail yet.');
  });

  it('outlives senders that break off within a mail', async () => {
    for (let sender = 0; sender < 4; sender += 1) await breakOff();
    await send('Whole', 'Hello');
    expect((await readMails()).map(({ subject }) => subject)).toEqual(['Whole']);
  });

  it('shows mails newest first with sender, receiver, text, html and date', async () => {
    await send('First', 'Grüße – 你好');
    await send('Second', 'See https://example.com/a?b=1&c=2 now', '<p>See</p>');
    const mails = await readMails();
    expect(mails.map((mail) => mail.subject)).toEqual(['Second', 'First']);
    expect(mails[1]).toMatchObject({
      from: expect.stringContaining('no-reply@shortlist.example'),
      to: expect.stringContaining('zoe@example.com'),
      text: expect.stringContaining('Grüße – 你好'),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(mails[0]?.html).toContain('<p>See</p>');
    expect(await (await get('/mailbox?view=text')).text()).toContain(
      '<a href="https://example.com/a?b=1&amp;c=2">',
    );
  });

  it('keeps mails for the next start', async () => {
    await send('Kept', 'text');
    const [mail] = await readMails();
    await mailbox.stop();
    mailbox = await startMailbox(folder, log);
    expect(await readMails()).toEqual([mail]);
  });

  it.each([
    '/mailbox',
    '/mailbox?view=text',
    '/mailbox?view=source',
    '/mailbox?q=%22%3E%3Cscript%3E',
  ])('shows a hostile mail harmlessly at %s', async (address) => {
    const hostile = '"></iframe><script>alert(1)</script><img src=x onerror=alert(2)>';
    await send(`<script>alert(3)</script>${hostile}`, `${hostile} javascript:alert(4)`, hostile);
    const answer = await get(address);
    const page = await answer.text();
    // Its own two scripts and nothing else: what the mail holds is text, or the escaped source of the frame.
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toMatch(/<img|href="javascript/);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("img-src 'self' data:");
  });

  it('shows html in a frame without scripts, forms and an origin', async () => {
    await send('Hello', 'text', '<p style="color:red">Hello</p>');
    const page = await (await get('/mailbox')).text();
    const sandbox = /<iframe[^>]* sandbox="([^"]*)"/.exec(page)?.[1];
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(page).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p style');
    expect(await (await get('/mailbox?view=text')).text()).not.toContain('<iframe');
  });

  it('shows the message as it was handed over', async () => {
    await send('Hello', 'text', '<p>Hello</p>');
    const [mail] = await readMails();
    const page = await (await get(`/mailbox?mail=${mail?.id}&view=source`)).text();
    expect(page).toContain('aria-current="page">Source</a>');
    expect(page).toMatch(/<pre[^>]*>[^]*Subject: Hello[^]*&lt;p&gt;Hello&lt;\/p&gt;[^]*<\/pre>/);
    const gone = await (await get('/mailbox?mail=..%2F..%2Fescape&view=source')).text();
    expect(gone).toContain('This email is not here any more.');
  });

  it('marks as read what was opened, also after a restart', async () => {
    await send('First', 'text');
    await send('Second', 'text');
    expect(await (await get('/mailbox')).text()).toContain('2 emails · 2 unread');
    const [newest] = await readMails();
    const opened = await (await get(`/mailbox?mail=${newest?.id}`)).text();
    expect(opened).toContain('2 emails · 1 unread');
    await mailbox.stop();
    mailbox = await startMailbox(folder, log);
    expect((await readMails()).map((mail) => mail.isRead)).toEqual([true, false]);
    await get('/mailbox?mail=..%2F..%2Fescape');
    expect((await readdir(folder)).filter((name) => name.endsWith('.read'))).toHaveLength(1);
  });

  it('finds mails by people and subject', async () => {
    await send('Verify your email address', 'text');
    await send('Reset your password', 'text');
    const rows = async (search: string) =>
      [
        ...(await (await get(`/mailbox?q=${search}`)).text()).matchAll(/class="subject">([^<]*)/g),
      ].map(([, subject]) => subject);
    expect(await rows('ZOE+reset')).toEqual(['Reset your password']);
    expect(await rows('zoe')).toEqual(['Reset your password', 'Verify your email address']);
    expect(await rows('nobody')).toEqual([]);
    expect(await (await get('/mailbox?q=nobody')).text()).toContain('No email has these words.');
  });

  it('refuses a mail over 5 MB and keeps nothing of it', async () => {
    await expect(send('Huge', 'x'.repeat(6 * 1024 * 1024))).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it('forgets the oldest mails beyond its limit', async () => {
    const store = await createMailStore({ folder, limit: 2 });
    for (const subject of ['1', '2', '3']) await store.add(Buffer.from(`Subject: ${subject}\n\nx`));
    expect(store.list().map((mail) => mail.subject)).toEqual(['3', '2']);
    expect(await readdir(folder)).toHaveLength(2);
  });
});

it('keeps whole mails alone after its process was killed', async () => {
  const store = await createMailStore({ folder });
  await store.add(Buffer.from('Subject: whole\r\n\r\ntext'));
  const [whole = ''] = await readdir(folder);
  await writeFile(path.join(folder, `${whole}.part`), 'Subject: ha');
  await writeFile(path.join(folder, 'notes.eml'), 'Subject: of somebody else');
  const opened = await createMailStore({ folder });
  expect(opened.list().map(({ subject }) => subject)).toEqual(['whole']);
  expect((await readdir(folder)).sort()).toEqual([whole, 'notes.eml']);
});

it('lets nobody else read a mail that arrives', async () => {
  const modeOf = async (...names: string[]) =>
    (await stat(path.join(folder, ...names))).mode & 0o777;
  const store = await createMailStore({ folder: path.join(folder, 'mailbox') });
  await store.add(Buffer.from('Subject: Reset\r\n\r\nlink'));
  const [mail] = store.list();
  expect(await modeOf('mailbox')).toBe(0o700);
  expect(await modeOf('mailbox', `${mail?.id}.eml`)).toBe(0o600);
});
