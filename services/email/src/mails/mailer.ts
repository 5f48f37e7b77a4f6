import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import {
  type ConfirmHandOver,
  deliverMail,
  type Delivery,
  type SmtpServer,
} from './deliver-mail.js';
import type { Mail } from './mail.js';
import { addressOf } from './sender.js';

export interface Mailer {
  /**
   * Sends once and resolves with the outcome. Never rejects for what the mail server does. `confirm` is called before
   * the server gets any of the text.
   */
  send(mail: Mail, confirm?: ConfirmHandOver): Promise<Delivery>;
  /** True when the mail server answers and accepts our sign-in; the answer is kept for a while. */
  isReady(): Promise<boolean>;
}

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly timeoutMs: number;
}

/** How long an answer of `isReady` holds, so that a healthy server is asked less often. */
const readyForMs = 60_000;
const notReadyForMs = 5_000;
/** The whole conversation about one mail, whatever the server does. */
const totalTimeoutMs = 150_000;

/** Mails from one sender over one mail server. */
export function createMailer({ smtpUrl, from, timeoutMs }: MailerOptions): Mailer {
  const { auth, ...address } = parseConnectionUrl(smtpUrl);
  const connection = {
    ...address,
    connectionTimeout: Math.min(10_000, timeoutMs),
    greetingTimeout: Math.min(10_000, timeoutMs),
    socketTimeout: timeoutMs,
  };
  const credentials = auth?.user ? { user: auth.user, pass: auth.pass ?? '' } : undefined;
  const server: SmtpServer = { connection, auth: credentials, totalTimeoutMs };
  const transport = createTransport({
    ...connection,
    ...(credentials ? { auth: credentials } : {}),
  });

  let known: { readonly answer: Promise<boolean>; until: number } | undefined;
  async function ask(): Promise<boolean> {
    const answer = transport.verify().then(
      () => true,
      () => false,
    );
    // While it is being asked, nobody asks again.
    const asked = { answer, until: Infinity };
    known = asked;
    const ready = await answer;
    asked.until = performance.now() + (ready ? readyForMs : notReadyForMs);
    return ready;
  }

  return {
    send: async ({ to, subject, text, html, fromName, replyTo, unsubscribeUrl }, confirm) => {
      const message = await new MailComposer({
        // An object is never parsed, so that a name can't bring another address in.
        from: fromName === undefined ? from : { name: fromName, address: addressOf(from) },
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(replyTo ? { replyTo: { ...replyTo } } : {}),
        // Keeps out-of-office answers from coming back (RFC 3834).
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
        .compile()
        .build();
      return deliverMail(server, { from: addressOf(from), to }, message, confirm);
    },
    isReady: () => (known !== undefined && performance.now() < known.until ? known.answer : ask()),
  };
}
