import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AddressObject, simpleParser } from 'mailparser';

/** One mail that arrived, as the mailbox shows it. `date` is ISO. */
export interface Mail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Where answers go; empty when that is the sender. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: string;
  /** Somebody opened it in the mailbox. */
  readonly isRead: boolean;
}

export interface MailStore {
  /** Keeps a raw RFC 822 message; resolves once it is on disk. */
  add(raw: Buffer): Promise<void>;
  /** Keeps in mind that a mail was opened; one that is not here any more is passed over. */
  markRead(id: string): Promise<void>;
  /** The message as it was handed over; undefined when it is not here any more. */
  readSource(id: string): Promise<string | undefined>;
  /** Newest first. */
  list(): readonly Mail[];
}

export interface CreateMailStoreOptions {
  /** Folder of the `.eml` files; created if missing. */
  readonly folder: string;
  /** Oldest mails beyond this many are deleted. Default 2000. */
  readonly limit?: number;
}

const addressText = (address: AddressObject | AddressObject[] | undefined): string =>
  (Array.isArray(address) ? address : address ? [address] : [])
    .map((entry) => entry.text)
    .join(', ');

async function parseMail(id: string, raw: Buffer, receivedAt: Date, isRead = false): Promise<Mail> {
  const parsed = await simpleParser(raw, { skipImageLinks: true });
  return {
    id,
    from: addressText(parsed.from),
    to: addressText(parsed.to),
    replyTo: addressText(parsed.replyTo),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    date: receivedAt.toISOString(),
    isRead,
  };
}

/** An empty file of this name beside a mail says that it was opened. */
const readMark = '.read';

/** File names sort by arrival: milliseconds, a counter for the same millisecond, a random part. */
const fileStem = (at: Date, counter: number) =>
  `${String(at.getTime()).padStart(15, '0')}-${String(counter % 10_000).padStart(4, '0')}-${randomUUID()}`;

/** A mail; other files may lie beside it. */
const mailName = /^\d{15}-.+\.eml$/;
/** Ends the name of a mail that is being written; a process that was killed leaves it behind. */
const partName = '.eml.part';

/** Opens the mailbox of the embedded mode: mails live as `.eml` files and survive a restart. */
export async function createMailStore(options: CreateMailStoreOptions): Promise<MailStore> {
  const { folder, limit = 2000 } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.endsWith(partName)))
    await rm(path.join(folder, name), { force: true });
  const opened = new Set(names.filter((name) => name.endsWith(readMark)));
  const stems = names
    .filter((name) => mailName.test(name))
    .map((name) => name.slice(0, -'.eml'.length))
    .sort();
  const mails: Mail[] = [];
  for (const stem of stems.slice(-limit)) {
    const raw = await readFile(path.join(folder, `${stem}.eml`));
    const receivedAt = new Date(Number(stem.split('-')[0]));
    mails.push(await parseMail(stem, raw, receivedAt, opened.has(stem + readMark)));
  }
  let counter = 0;
  return {
    async add(raw) {
      const receivedAt = new Date();
      const stem = fileStem(receivedAt, counter++);
      const file = path.join(folder, `${stem}.eml`);
      try {
        await writeFile(`${file}.part`, raw, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        // On a full disk a partial file would take up the space that is left.
        await rm(`${file}.part`, { force: true });
        throw error;
      }
      mails.push(await parseMail(stem, raw, receivedAt));
      while (mails.length > limit) {
        const oldest = mails.shift();
        if (!oldest) continue;
        await rm(path.join(folder, `${oldest.id}.eml`), { force: true });
        await rm(path.join(folder, oldest.id + readMark), { force: true });
      }
    },
    async markRead(id) {
      const at = mails.findIndex((mail) => mail.id === id);
      const mail = mails[at];
      if (!mail || mail.isRead) return;
      mails[at] = { ...mail, isRead: true };
      await writeFile(path.join(folder, id + readMark), '', { mode: 0o600 });
    },
    async readSource(id) {
      if (!mails.some((mail) => mail.id === id)) return undefined;
      return readFile(path.join(folder, `${id}.eml`), 'utf8');
    },
    list: () => mails.toReversed(),
  };
}
