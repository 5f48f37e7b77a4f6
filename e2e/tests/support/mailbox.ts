import { waitFor } from './wait-for.js';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: string;
}

/** All mails of the product's mailbox, newest first. */
export async function readMailbox(productUrl: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${productUrl}/mailbox/messages.json`);
  return (await answer.json()) as ReceivedMail[];
}

/** Waits for a mail to `address`. */
export function waitForMail(productUrl: string, address: string): Promise<ReceivedMail> {
  return waitFor(
    async () => (await readMailbox(productUrl)).find((mail) => mail.to.includes(address)),
    { what: `a mail to ${address}` },
  );
}
