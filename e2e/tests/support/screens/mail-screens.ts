import type { OutboxEntry, OutboxState } from '@shortlist/contracts/http/email';
import { asking, button, dialogOf, heading, type Screen, type Shown, text } from './screen.js';

type State = OutboxEntry['state'];

const reasons: Partial<Record<State, string>> = {
  failed: 'The mail server refused the address: no such mailbox.',
  unknown: 'The connection to the mail server was lost at the very end.',
  stopped: 'Stopped by mina@example.com.',
};

/** An outbox with these states, one a person. */
function makeOutbox(ids: readonly string[], states: readonly State[]): OutboxState {
  const now = Date.now();
  const sendAt = new Date(now + 28_000).toISOString();
  const countOf = (wanted: State) => states.filter((state) => state === wanted).length;
  return {
    entries: states.map((state, index) => ({
      candidateId: ids[index] ?? '',
      email: `person.${index}@example.com`,
      state,
      reason: reasons[state] ?? null,
      sendAt: state === 'queued' ? sendAt : null,
      at: new Date(now).toISOString(),
    })),
    counts: {
      queued: countOf('queued'),
      sending: countOf('sending'),
      sent: countOf('sent'),
      failed: countOf('failed'),
      unknown: countOf('unknown'),
      stopped: countOf('stopped'),
    },
    nextSendAt: states.includes('queued') ? sendAt : null,
    delaySeconds: 30,
    asOf: new Date(now).toISOString(),
  };
}

/** The rejections and their outbox. */
export function listMailScreens({ jobId, rejectedIds }: Shown): Screen[] {
  const at = `/results?job=${jobId}&tab=rejections`;
  const list = heading('Rejection Email Management');
  const outbox = (...states: State[]) => makeOutbox(rejectedIds, states);
  const address = `/outbox/${jobId}`;
  const shown = (name: string, states: State[], sought: string | RegExp): Screen => ({
    name: `outbox: ${name}`,
    at,
    answers: { [address]: outbox(...states) },
    show: text(sought),
  });
  return [
    { name: 'rejections', at, show: list },
    { name: 'template', at, show: asking(list, /template/i) },
    { name: 'sender and signature', at, show: asking(list, /Sender and signature/) },
    { name: 'confirming', at, show: asking(list, 'Send All Emails') },
    {
      name: 'editing a letter',
      at,
      show: async (page) => {
        await list(page);
        const edit = button(page, /^Edit/);
        if (!(await edit.isVisible())) {
          await page.getByRole('listitem').getByRole('button').first().click();
        }
        await edit.click();
        await page.getByLabel('Subject').waitFor();
      },
    },
    shown('waiting', ['queued', 'queued', 'queued'], /3 emails go out in/),
    shown('sending', ['sent', 'sending', 'queued'], '1 of 3 sent'),
    shown('sending, one failed', ['failed', 'sending', 'unknown'], '0 of 3 sent'),
    shown('failed, unknown, stopped', ['failed', 'unknown', 'stopped'], /no such mailbox/),
    shown('sent', ['sent', 'sent', 'sent'], /^Sent/),
    {
      name: 'outbox: out of order',
      at,
      answers: { [address]: 500 },
      show: text('Email status is unavailable'),
    },
    {
      name: 'sending has ended',
      at,
      answers: {
        [`GET ${address}`]: outbox('sent', 'failed', 'unknown'),
        [`POST ${address}`]: { ...outbox('sending', 'sending', 'sending'), refused: [] },
      },
      show: async (page) => {
        await asking(list, 'Send All Emails')(page);
        await button(page, 'Yes, Send Emails').click();
        await dialogOf(page);
        await heading('Sending has ended')(page);
      },
    },
  ];
}
