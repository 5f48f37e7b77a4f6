import { describe, expect, it } from 'vitest';
import { type MailPart, makeMail } from '../../../../tests/support/make-mail.js';
import { makeOutlookMail } from '../../../../tests/support/make-outlook-mail.js';
import { makeZip } from '../../../../tests/support/make-zip.js';
import { openUpload, readOpened } from '../../../../tests/support/open-in-process.js';

const HEADERS = { From: 'Ada King <ada@example.com>', To: 'jobs@example.com', Subject: 'Nurse' };
const text = (content: string): MailPart => ({ type: 'text/plain', content });
const cv = (fileName: string): MailPart => ({
  type: 'application/octet-stream',
  content: 'Nurse, 2019 – 2024',
  fileName,
});

async function applicationsIn(fileName: string, bytes: Uint8Array) {
  const { files } = await openUpload([fileName, bytes]);
  return files.map((file) => [
    file.fileName,
    file.applicant?.name,
    file.applicant?.email,
    file.letter,
  ]);
}
const mailed = (headers: Readonly<Record<string, string>>, ...parts: readonly MailPart[]) =>
  applicationsIn('mail.eml', makeMail({ ...HEADERS, ...headers }, parts));

describe('a mail', () => {
  it('becomes its attachments, with its sender and text', async () => {
    const logo: MailPart = { type: 'image/png', content: 'x', headers: ['Content-ID: <logo>'] };
    const signature: MailPart = {
      type: 'application/pkcs7-signature',
      content: 'x',
      fileName: 'smime.p7s',
    };
    const mail = makeMail(HEADERS, [
      text('Dear all,\r\nplease find …'),
      cv('a/cv.txt'),
      logo,
      signature,
    ]);
    const { files, held } = await openUpload(['mail.eml', mail]);
    expect(await Promise.all(files.map(readOpened))).toEqual(['Nurse, 2019 – 2024']);
    expect(files).toMatchObject([
      {
        fileName: 'cv.txt',
        applicant: { name: 'Ada King', email: 'ada@example.com' },
        letter: 'Dear all,\nplease find …',
      },
    ]);
    for (const { forget } of files) forget();
    expect(held()).toBe(0);
  });

  it('shows its name with those that two mails have', async () => {
    const mail = makeMail(HEADERS, [cv('cv.txt')]);
    const archive = makeZip(['one.eml', 'two.eml'].map((name) => ({ name, content: mail })));
    const names = (await applicationsIn('all.zip', archive)).map(([name]) => name);
    expect(names).toEqual(['one.eml/cv.txt', 'two.eml/cv.txt']);
  });

  it('without documents is one itself', async () => {
    const mail = makeMail(HEADERS, [text('I have no resume.')]);
    const { files } = await openUpload(['mail.eml', mail]);
    expect(files.map(({ fileName, bytes }) => [fileName, bytes])).toEqual([['mail.eml', mail]]);
  });

  it('in HTML gives a letter without marks', async () => {
    const html: MailPart = {
      type: 'text/html',
      content: '<p>Dear <b>all</b></p><script>x</script>',
    };
    expect(await mailed({}, html, cv('cv.txt'))).toEqual([
      ['cv.txt', 'Ada King', 'ada@example.com', 'Dear all'],
    ]);
  });

  it.each([
    [
      'a program, answered to a person',
      { From: 'no-reply@jobs.example', 'Reply-To': 'Ada <ada@example.com>' },
      'ada@example.com',
    ],
    ['a program', { From: 'Jobs <noreply@jobs.example>' }, undefined],
    ['nobody', { From: 'Ada' }, undefined],
  ])('of %s', async (_, headers, email) => {
    expect((await mailed(headers, cv('cv.txt')))[0]?.[2]).toBe(email);
  });
});

describe('a forwarded mail', () => {
  it.each([
    ['Fwd: Nurse', '---------- Forwarded message ---------', 'From', 'Subject'],
    ['WG: Pflege', '-----Ursprüngliche Nachricht-----', 'Von', 'Betreff'],
    ['TR: Infirmier', '', 'De', 'Objet'],
    ['RV: Enfermera', '', 'De', 'Asunto'],
    ['I: Infermiera', '', 'Da', 'Oggetto'],
    ['Doorst: Verpleger', '', 'Van', 'Onderwerp'],
    ['ENC: Enfermeiro', '', 'De', 'Assunto'],
    ['PD: Pielęgniarka', '', 'Od', 'Temat'],
    ['Nurse', 'Begin forwarded message:', 'From', 'Subject'],
  ])('"%s" is of its inner sender', async (subject, mark, from, about) => {
    const body = `For you.\r\n\r\n${mark}\r\n> ${from}: Grace Ray <grace@example.com>\r\n> ${about}: Nurse\r\n>\r\n> Please hire me.`;
    expect(await mailed({ Subject: subject }, text(body), cv('cv.txt'))).toEqual([
      ['cv.txt', 'Grace Ray', 'grace@example.com', 'Please hire me.'],
    ]);
  });

  it('that does not show its inner sender is of nobody', async () => {
    expect(await mailed({ Subject: 'Fwd: Nurse' }, text('See below.'), cv('cv.txt'))).toEqual([
      ['cv.txt', undefined, undefined, 'See below.'],
    ]);
  });

  it('as an attachment is opened by itself', async () => {
    const inner = makeMail({ ...HEADERS, From: 'Ida <ida@example.com>' }, [
      text('Hello'),
      cv('cv.txt'),
    ]);
    const part: MailPart = { type: 'message/rfc822', content: inner, fileName: 'inner.eml' };
    expect(await mailed({}, text('For you'), part)).toEqual([
      ['cv.txt', 'Ida', 'ida@example.com', 'Hello'],
    ]);
  });

  it('that answers another is of who wrote the answer', async () => {
    const body =
      'Here it is.\r\n\r\nFrom: Jobs <jobs@example.com>\r\nSubject: Nurse\r\n\r\nPlease send it.';
    expect((await mailed({ Subject: 'Re: Nurse' }, text(body), cv('cv.txt')))[0]?.[2]).toBe(
      'ada@example.com',
    );
  });
});

describe('a mail of Outlook', () => {
  it('becomes its attachments, with its sender and text', async () => {
    const bytes = Buffer.from('Nurse, 2019 – 2024 '.repeat(60));
    const properties = {
      '0C1A': 'Ada King',
      '5D01': 'ada@example.com',
      '0037': 'Nurse',
      '1000': 'Dear all',
    };
    const mail = makeOutlookMail(properties, [
      { fileName: 'cv.txt', bytes },
      { fileName: 'letter.txt', bytes: Buffer.from('A letter') },
    ]);
    const { files } = await openUpload(['mail.msg', mail]);
    expect(
      files.map(({ fileName, applicant, letter }) => [fileName, applicant?.email, letter]),
    ).toEqual([
      ['cv.txt', 'ada@example.com', 'Dear all'],
      ['letter.txt', 'ada@example.com', 'Dear all'],
    ]);
    expect(Buffer.from(files[0]?.bytes ?? []).equals(bytes)).toBe(true);
  });

  it('without attachments is a document', async () => {
    const mail = makeOutlookMail({ '0037': 'Nurse', '1000': 'Dear all' });
    expect((await openUpload(['mail.msg', mail])).files).toHaveLength(1);
  });
});
