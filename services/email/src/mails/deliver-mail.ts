import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Outcome of handing a mail to the mail server. `unknown`: it may or may not be on its way. */
export type Delivery =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'failed';
      /** A sentence for the person who sends. */
      readonly reason: string;
      /** True when the server will refuse this mail every time. */
      readonly permanent: boolean;
    }
  | { readonly outcome: 'unknown'; readonly reason: string };

export interface SmtpServer {
  readonly connection: ConstructorParameters<typeof SMTPConnection>[0];
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  /** Milliseconds the whole conversation may take. */
  readonly totalTimeoutMs: number;
}

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

const unreachable = 'The mail server could not be reached. Please try again later.';
const withheld = 'Sending took too long to begin, so the email was not sent. Please try again.';
const unconfirmed =
  'Something went wrong on our side before the email was sent. Please try again later.';
const lost =
  'The connection to the mail server was lost after the email was handed over, so it may or may not have arrived.';

/** Called once, when the server waits for the text and has none of it; false withholds the mail. */
export type ConfirmHandOver = () => Promise<boolean>;

class WithheldError extends Error {}

/**
 * Hands one mail to the mail server over its own connection and never tries twice: a caller that can tell a refusal from a
 * lost answer decides about that. Never rejects.
 */
export async function deliverMail(
  server: SmtpServer,
  envelope: Envelope,
  message: Buffer,
  confirm: ConfirmHandOver = () => Promise.resolve(true),
): Promise<Delivery> {
  // Read only once the server has asked for the data; its end comes before the final dot is sent.
  const body = Readable.from(confirmed(message, confirm));
  let handedOver = false;
  body.once('end', () => (handedOver = true));
  const connection = new SMTPConnection(server.connection);
  const deadline = setTimeout(() => connection.close(), server.totalTimeoutMs);
  try {
    await converse(connection, server.auth, envelope, body);
    return { outcome: 'sent' };
  } catch (error) {
    return classify(error, handedOver);
  } finally {
    clearTimeout(deadline);
    body.destroy();
    connection.close();
  }
}

async function* confirmed(message: Buffer, confirm: ConfirmHandOver): AsyncGenerator<Buffer> {
  const isConfirmed = await confirm().catch((error: unknown) => {
    throw new WithheldError(unconfirmed, { cause: error });
  });
  if (!isConfirmed) throw new WithheldError(withheld);
  yield message;
}

function converse(
  connection: SMTPConnection,
  auth: SmtpServer['auth'],
  envelope: Envelope,
  body: Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('The connection ended.')));
    const send = (): void => {
      connection.send({ from: envelope.from, to: [envelope.to] }, body, (error) => {
        if (error) reject(error);
        else resolve();
      });
    };
    connection.connect((error?: Error | null) => {
      if (error) reject(error);
      else if (auth && connection.allowsAuth) {
        connection.login({ credentials: { ...auth } }, (refused) => {
          if (refused) reject(refused);
          else send();
        });
      } else send();
    });
  });
}

function classify(error: unknown, handedOver: boolean): Delivery {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  if (typeof code === 'number' && code >= 400) {
    const response = String(Reflect.get(error as Error, 'response') ?? code);
    // The answer is the server's text: one line, of bounded length.
    const said = response.replace(/\s+/g, ' ').slice(0, 200);
    const duringLogin = Reflect.get(error as Error, 'code') === 'EAUTH';
    return duringLogin
      ? { outcome: 'failed', reason: 'The mail server refused our sign-in.', permanent: false }
      : {
          outcome: 'failed',
          reason: `The mail server refused the email: ${said}`,
          permanent: code >= 500,
        };
  }
  if (error instanceof WithheldError)
    return { outcome: 'failed', reason: error.message, permanent: false };
  if (handedOver) return { outcome: 'unknown', reason: lost };
  return { outcome: 'failed', reason: unreachable, permanent: false };
}
