import { testUser } from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, failing, renderAuth } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;
const webhook = {
  id: 'webhook-1',
  url: 'https://ats.example.com/hook',
  events: ['screening.completed', 'decision.made'],
  createdAt: '2020-05-01T10:00:00.000Z',
  failingSince: null,
  disabledAt: null,
};
const delivery = {
  id: 'delivery-1',
  type: 'screening.completed',
  status: 'failed',
  attempts: 8,
  createdAt: '2020-05-01T10:00:00.000Z',
  triedAt: '2020-05-02T10:00:00.000Z',
  nextAt: null,
  responseStatus: 500,
  problem: 'It answered 500.',
  responseStart: 'No thanks',
};
const secret = 'whsec_abcdefghijklmnop';

const appears = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 });
const dialog = () => within(screen.getByRole('dialog'));
const named = (label: string) => `${label}: ${webhook.url}`;

function renderAccount(answers: Record<string, unknown>) {
  const user = userEvent.setup();
  return { user, ...renderAuth('/account#api', { session, answers }) };
}

describe('webhooks on the account page', () => {
  it('are added with an address and events; a refusal is said, the secret shown once', async () => {
    let webhooks: object[] = [];
    let tries = 0;
    const { user, sent } = renderAccount({
      listWebhooks: () => ({ webhooks }),
      createWebhook: () => {
        tries += 1;
        if (tries === 1) throw answered(400, 'This address can’t be told.');
        webhooks = [webhook];
        return { webhook, secret };
      },
    });
    await user.click(await appears('Add a webhook'));
    await user.click(dialog().getByRole('button', { name: 'Add webhook' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('Please enter an address.');
    await user.type(dialog().getByLabelText('Address'), webhook.url);
    for (const left of [/^decision.made/, /^comment.created/, /^member.joined/]) {
      await user.click(dialog().getByRole('checkbox', { name: left }));
    }
    await user.click(dialog().getByRole('button', { name: 'Add webhook' }));
    expect(await dialog().findByText('This address can’t be told.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Add webhook' }));
    expect(await dialog().findByText(secret)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'I’ve saved it' }));
    expect(await appears(named('Deliveries'))).toBeVisible();
    const resent = sent.filter(({ operation }) => operation === 'createWebhook');
    expect(resent[1]?.body).toEqual({ url: webhook.url, events: ['screening.completed'] });
  });

  it('say what to change where nothing can be sent to the address', async () => {
    const problem = 'Webhooks go to port 443 only. Please remove the port.';
    const url = 'https://ats.example.com:8443/hook';
    renderAccount({ listWebhooks: { webhooks: [{ ...webhook, url, problem }] } });
    expect(await appears(`Change: ${url}`)).toBeVisible();
    expect(screen.getByText('change needed')).toBeVisible();
    expect(screen.getByText(new RegExp(problem))).toBeVisible();
  });

  it('show what became of deliveries, and send one again', async () => {
    const { user, notices, sent } = renderAccount({
      listWebhooks: { webhooks: [webhook] },
      listDeliveries: { deliveries: [delivery] },
      resendDelivery: { delivery },
      testWebhook: failing(answered(503, 'Not available right now.')),
    });
    await user.click(await appears(named('Deliveries')));
    expect(await dialog().findByText('failed 500')).toBeVisible();
    expect(dialog().getByText(/8 tries · It answered 500\. · “No thanks”/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: /^Resend screening.completed/ }));
    expect(notices).toEqual([{ kind: 'success', message: 'We resend it within seconds.' }]);
    expect(sent.filter(({ operation }) => operation === 'listDeliveries')).toHaveLength(2);
    await user.click(dialog().getByRole('button', { name: 'Send a test' }));
    expect(await dialog().findByText('Not available right now.')).toBeVisible();
  });

  it('show what became of a test without being asked again', async () => {
    const test = { ...delivery, type: 'webhook.test', responseStart: '' };
    const waiting = { status: 'pending', attempts: 0, problem: null, responseStatus: null };
    const arrived = { status: 'delivered', attempts: 1, problem: null, responseStatus: 204 };
    let rounds = 0;
    const { user } = renderAccount({
      listWebhooks: { webhooks: [webhook] },
      listDeliveries: () => {
        rounds += 1;
        if (rounds === 1) return { deliveries: [] };
        const nextAt = new Date().toISOString();
        return {
          deliveries: [rounds === 2 ? { ...test, ...waiting, nextAt } : { ...test, ...arrived }],
        };
      },
      testWebhook: { delivery: test },
    });
    await user.click(await appears(named('Deliveries')));
    await user.click(dialog().getByRole('button', { name: 'Send a test' }));
    expect(await dialog().findByText('waiting')).toBeVisible();
    expect(await dialog().findByText('delivered 204', {}, { timeout: 10_000 })).toBeVisible();
  });

  it('of what is tried again by itself say when, and send it at once; not what goes out just now', async () => {
    const inHours = new Date(Date.now() + 5 * 3_600_000 + 60_000).toISOString();
    const waiting = { ...delivery, status: 'pending', attempts: 4, nextAt: inHours };
    const fresh = {
      ...waiting,
      id: 'delivery-2',
      attempts: 0,
      problem: null,
      responseStatus: null,
    };
    const { user, sent } = renderAccount({
      listWebhooks: { webhooks: [webhook] },
      listDeliveries: { deliveries: [waiting, { ...fresh, responseStart: '' }] },
      resendDelivery: { delivery },
    });
    await user.click(await appears(named('Deliveries')));
    expect(await dialog().findByText(/we retry in 5 hours/)).toBeVisible();
    const buttons = dialog().getAllByRole('button', { name: /^Resend/ });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] as HTMLElement);
    expect(sent.map(({ operation }) => operation)).toContain('resendDelivery');
  });

  it('are changed, which switches them on again, given a new secret, and deleted after a question', async () => {
    let webhooks: object[] = [{ ...webhook, disabledAt: '2020-06-01T10:00:00.000Z' }];
    const { user } = renderAccount({
      listWebhooks: () => ({ webhooks }),
      updateWebhook: () => {
        webhooks = [webhook];
        return { webhook };
      },
      rotateWebhookSecret: { secret },
      deleteWebhook: () => {
        webhooks = [];
        return { message: 'The webhook is deleted.' };
      },
    });
    await user.click(await appears(named('Change')));
    expect(screen.getByText(/switched off \d+ years ago/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('screening.completed, decision.made')).toBeVisible();
    await user.click(screen.getByRole('button', { name: named('New secret') }));
    await user.click(dialog().getByRole('button', { name: 'Make a new secret' }));
    expect(await dialog().findByText(secret)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'I’ve saved it' }));
    await user.click(screen.getByRole('button', { name: named('Delete') }));
    await user.click(dialog().getByRole('button', { name: 'Delete webhook' }));
    expect(await screen.findByText(/^No webhooks yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Webhooks' })).toHaveFocus());
  });
});
