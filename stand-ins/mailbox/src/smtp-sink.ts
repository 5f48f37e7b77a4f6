import type { AddressInfo } from 'node:net';
import type { Logger } from '@shortlist/service-kit';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.js';

const maxMailBytes = 5 * 1024 * 1024;

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export interface SmtpSink {
  /** `smtp://host:port`, for SMTP_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

/** An SMTP server that keeps every mail in `store` and delivers none; port 0 takes any free one. */
export async function startSmtpSink(
  store: MailStore,
  log: Logger,
  { host, port: wantedPort }: { readonly host: string; readonly port: number },
): Promise<SmtpSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: maxMailBytes,
    onData(stream, _session, callback) {
      readAll(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw new Error('The message is larger than 5 MB.');
          await store.add(raw);
          callback();
        })
        .catch(callback);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wantedPort, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // Without a listener, a sender that breaks off within a mail would end the process.
  server.on('error', (err) => log.warn({ err }, 'a mail was broken off, and is not kept'));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
