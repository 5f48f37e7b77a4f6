import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly raw: string;
  readonly parsed: ParsedMail;
}

/** The server's reaction to one mail: takes it, refuses it with a code, or cuts the line once it has it all. */
export type Verdict = 'accept' | 'cut' | { readonly code: number; readonly message: string };

export interface TestSmtp {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Decides about each mail once its final dot has come. Default: takes it. */
  onMail: (mail: ReceivedMail) => Verdict | Promise<Verdict>;
  /** Decides about each recipient. Default: takes it. */
  onRecipient: (address: string) => Verdict;
  /** Waits before each mail's text is asked for. Default: asks at once. */
  holdData: () => Promise<void>;
  /** Connections taken so far. */
  connections: number;
  stop(): Promise<void>;
  /** Listens again on the port it had. */
  restart(): Promise<void>;
}

function refusal({ code, message }: { readonly code: number; readonly message: string }): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

/** A real SMTP server on loopback. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  let server: SMTPServer;
  let port = 0;

  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  function create(): SMTPServer {
    const created = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, callback) => {
        const verdict = smtp.onRecipient(address);
        if (verdict === 'cut') cutAll();
        else
          void smtp.holdData().then(() => callback(verdict === 'accept' ? null : refusal(verdict)));
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void (async () => {
            const raw = Buffer.concat(chunks);
            const mail: ReceivedMail = {
              to: session.envelope.rcptTo.map(({ address }) => address),
              from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
              raw: raw.toString('utf8'),
              parsed: await simpleParser(raw),
            };
            const verdict = await smtp.onMail(mail);
            if (verdict === 'accept' || verdict === 'cut') smtp.mails.push(mail);
            if (verdict === 'cut') cutAll();
            else callback(verdict === 'accept' ? null : refusal(verdict));
          })();
        });
      },
    });
    created.on('error', () => {
      // A cut connection is this server's own doing.
    });
    created.server.on('connection', (socket: Socket) => {
      smtp.connections += 1;
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return created;
  }

  async function listen(): Promise<void> {
    server = create();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  }

  const smtp: TestSmtp = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails: [],
    onMail: () => 'accept',
    onRecipient: () => 'accept',
    holdData: () => Promise.resolve(),
    connections: 0,
    stop: async () => {
      cutAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
    restart: listen,
  };
  await listen();
  return smtp;
}
