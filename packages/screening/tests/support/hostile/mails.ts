import { type MailPart, makeMail } from '../make-mail.js';
import { makeOutlookMail } from '../make-outlook-mail.js';
import { makeZip } from '../make-zip.js';
import type { HostileFile } from './archives.js';

const HEADERS = { From: 'Ada <ada@example.com>', Subject: 'Nurse' };
const ANY = /./;
const cv = (at: number): MailPart => ({
  type: 'text/plain',
  content: 'Ida',
  fileName: `${at}.txt`,
});
const of = (name: string, bytes: string | Uint8Array, outcome = ANY): HostileFile => ({
  name,
  bytes: Buffer.from(bytes),
  outcome,
});

function parts(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return `From: a@example.com\r\n${open.join('')}Content-Type: text/plain\r\n\r\nx`;
}

function mailsIn(depth: number): Buffer {
  let mail = makeMail(HEADERS, [cv(0)]);
  for (let at = 0; at < depth; at += 1)
    mail = makeMail(HEADERS, [{ type: 'message/rfc822', content: mail, fileName: `${at}.eml` }]);
  return mail;
}

function hostileMails(): readonly HostileFile[] {
  const bomb = makeZip([{ name: 'a.txt', content: Buffer.alloc(9 * 1024 * 1024) }]);
  const attached = (content: Uint8Array, fileName: string) =>
    makeMail(HEADERS, [{ type: 'application/octet-stream', content, fileName }]);
  return [
    ...[30, 1000, 20_000].map((depth) => of(`${depth} parts deep.eml`, parts(depth))),
    ...[2, 5, 20].map((depth) => of(`${depth} mails deep.eml`, mailsIn(depth))),
    of(
      '5,000 attachments.eml',
      makeMail(
        HEADERS,
        Array.from({ length: 5000 }, (_, at) => cv(at)),
      ),
    ),
    of('a megabyte of headers.eml', `From: a@example.com\r\n${'X: y\r\n'.repeat(180_000)}\r\nx`),
    of('one endless header.eml', `From: a@example.com\r\nSubject: ${'x'.repeat(3_000_000)}`),
    of('50,000 senders.eml', `From: ${'a@example.com,'.repeat(50_000)}\r\n\r\nx`),
    of('no end.eml', makeMail(HEADERS, [cv(0)]).subarray(0, -30)),
    of(
      'no text.eml',
      'From: a@example.com\r\nContent-Type: multipart/mixed; boundary=""\r\n\r\n----',
    ),
    of(
      'unknown letters.eml',
      'From: a@example.com\r\nContent-Type: text/plain; charset=x-none\r\n\r\nx',
    ),
    of('bytes.eml', Buffer.alloc(100_000, 0)),
    of('an archive.eml', bomb, /memory/),
    of('a bomb in a mail.eml', attached(bomb, 'b.zip'), /memory/),
    of('itself.eml', attached(makeZip([{ name: 'c.zip', content: bomb }]), 'b.zip'), /memory/),
    of(
      'marks of forwarding.eml',
      makeMail({ ...HEADERS, Subject: 'Fwd: '.repeat(9000) }, [
        { type: 'text/plain', content: 'From: x\r\n'.repeat(60_000) },
        cv(0),
      ]),
    ),
  ];
}

/** Each number of four bytes in a mail's header and directory turned into one that leads elsewhere. */
function hostileOutlook(): readonly HostileFile[] {
  const mail = makeOutlookMail({ '0037': 'Nurse', '1000': 'Dear all' }, [
    { fileName: 'cv.txt', bytes: Buffer.from('Ida '.repeat(300)) },
  ]);
  const places = [
    30,
    32,
    44,
    48,
    56,
    60,
    64,
    68,
    72,
    76,
    80,
    512,
    516,
    520,
    700,
    3584 + 68,
    3584 + 72,
    3584 + 76,
  ];
  const turned = places.flatMap((place) =>
    [0, 1, 0x7fffffff].map((value) => {
      const bytes = Buffer.from(mail);
      bytes.writeUInt32LE(value, Math.min(place, bytes.length - 4));
      return of(`${place} is ${value}.msg`, bytes);
    }),
  );
  return [...turned, of('cut off.msg', mail.subarray(0, 2000))];
}

function hostileTables(): readonly HostileFile[] {
  const tables = [
    '"'.repeat(1_000_001),
    'a,'.repeat(900_000),
    `name\n${'x\n'.repeat(90_000)}`,
    `name,email\n"${'a'.repeat(900_000)}`,
  ];
  return tables.map((table, at) =>
    of(
      `table ${at}.zip`,
      makeZip([
        { name: 'list.csv', content: table },
        { name: 'a.txt', content: 'Ida' },
      ]),
    ),
  );
}

function hostilePictures(): readonly HostileFile[] {
  const heads = [
    '89504e470d0a1a0a0000000d494844527fffffff7fffffff0806000000',
    'ffd8ffe000104a464946',
    '4749463839ffffffffffff',
    '49492a00ffffffff',
    '424d36ffffffffff',
  ];
  return heads.map((head, at) =>
    of(
      `picture ${at}.zip`,
      makeZip([{ name: 'cv.pdf', content: Buffer.from(head.padEnd(400, '0'), 'hex') }]),
      /unsupported-type/,
    ),
  );
}

/** Mails, lists and pictures made to take more work or memory than a resume. */
export function hostileContainers(): readonly HostileFile[] {
  return [...hostileMails(), ...hostileOutlook(), ...hostileTables(), ...hostilePictures()];
}
