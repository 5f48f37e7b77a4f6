import { addressParser } from 'postal-mime';
import type { Mail, MailAttachment } from '../opening/mail/mail.js';
import { type OleFolder, openOle } from './ole.js';

/** Each mail has this stream; a Word file may hold a mail, and then has the stream of its own text too. */
const MARK = Buffer.from('__properties_version1.0', 'utf16le');
const MAX_CHARACTERS = 100_000;

/** Numbers of properties (MS-OXPROPS): texts end with 001F in Unicode, else with 001E; bytes with 0102. */
const HEADERS = '007D';
const BODY = '1000';
const SUBJECT = '0037';
const SENDER_NAME = '0C1A';
/** In the form of the server's directory where both are of one company. */
const SENDER_ADDRESS = '0C1F';
const SENDER_SMTP = '5D01';
const PRINTED = [
  ['From', SENDER_ADDRESS],
  ['To', '0E04'],
  ['Subject', SUBJECT],
] as const;
const ATTACHED = {
  folder: '__attach_version1.0_',
  bytes: '__substg1.0_37010102',
  names: ['3707', '3704'],
  type: '370E',
  contentId: '3712',
  /** A mail within the mail: a folder of the same properties. */
  mail: '__substg1.0_3701000D',
} as const;

function readProperty(folder: OleFolder, property: string): string {
  const wide = folder.stream(`__substg1.0_${property}001F`);
  if (wide) return wide.toString('utf16le').slice(0, MAX_CHARACTERS);
  return (
    folder.stream(`__substg1.0_${property}001E`)?.toString('latin1').slice(0, MAX_CHARACTERS) ?? ''
  );
}

function open(file: Buffer) {
  if (!file.includes(MARK)) return null;
  const ole = openOle(file);
  return ole.stream('WordDocument') || !ole.stream('__properties_version1.0') ? null : ole;
}

/** The text of a mail that Outlook saved, headers first, as an .eml file has it; null for any other file. */
export function readOutlookMail(file: Buffer): string | null {
  const ole = open(file);
  if (!ole) return null;
  const received = readProperty(ole, HEADERS).trim();
  const printed = PRINTED.map(([name, property]) => `${name}: ${readProperty(ole, property)}`);
  // A mail that was never sent has no headers of its own.
  const headers = received || ['MIME-Version: 1.0', ...printed].join('\n');
  return `${headers}\n\n${readProperty(ole, BODY)}`;
}

function readSender(ole: OleFolder): Mail['from'] {
  const header = /^from:(.*(?:\r?\n[ \t].*)*)/im.exec(readProperty(ole, HEADERS))?.[1] ?? '';
  const [sent] = addressParser(header.replace(/\s+/g, ' '), { flatten: true });
  const addresses = [readProperty(ole, SENDER_SMTP), readProperty(ole, SENDER_ADDRESS)];
  const address = sent?.address ?? addresses.find((each) => each.includes('@')) ?? '';
  return { name: readProperty(ole, SENDER_NAME) || (sent?.name ?? ''), email: address };
}

function readAttachment(folder: OleFolder): readonly MailAttachment[] {
  const bytes = folder.stream(ATTACHED.bytes);
  if (!bytes) return [];
  const [fileName = ''] = ATTACHED.names.map((name) => readProperty(folder, name)).filter(Boolean);
  return [
    {
      fileName,
      bytes,
      type: readProperty(folder, ATTACHED.type).toLowerCase(),
      isInline: readProperty(folder, ATTACHED.contentId) !== '',
    },
  ];
}

/** Takes a mail apart that Outlook saved; null for any other file. */
export function readOutlook(bytes: Uint8Array): Mail | null {
  const ole = open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (!ole) return null;
  // The sender of a mail that was forwarded as a file is the inner one.
  const [inner = ole] = ole.folders(ATTACHED.mail);
  return {
    from: readSender(inner),
    replyTo: null,
    subject: readProperty(inner, SUBJECT),
    text: readProperty(inner, BODY),
    attachments: ole.folders(ATTACHED.folder).flatMap(readAttachment),
  };
}
