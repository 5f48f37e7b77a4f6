import { crc32 } from 'node:zlib';

export interface MailPart {
  readonly type: string;
  readonly content: string | Uint8Array;
  /** Attached under this name; null: part of the text. */
  readonly fileName?: string | null;
  /** More lines of its headers. */
  readonly headers?: readonly string[];
}

function encode({ type, content, fileName = null, headers = [] }: MailPart): string {
  const isMail = type === 'message/rfc822';
  const bytes = Buffer.from(content);
  const body = isMail
    ? bytes.toString()
    : (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');
  return [
    `Content-Type: ${type}${type.startsWith('text/') ? '; charset=utf-8' : ''}`,
    ...(isMail ? [] : ['Content-Transfer-Encoding: base64']),
    ...(fileName === null ? [] : [`Content-Disposition: attachment; filename="${fileName}"`]),
    ...headers,
    '',
    body,
  ].join('\r\n');
}

/** A mail as it is sent, with these headers and parts. */
export function makeMail(
  headers: Readonly<Record<string, string>>,
  parts: readonly MailPart[],
): Buffer {
  const encoded = parts.map(encode);
  // A mail within a mail needs another one.
  const boundary = `part-${crc32(encoded.join(''))}`;
  const lines = Object.entries({ 'MIME-Version': '1.0', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.from(
    [
      ...lines,
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      '',
      ...encoded.flatMap((part) => [`--${boundary}`, part]),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
}
