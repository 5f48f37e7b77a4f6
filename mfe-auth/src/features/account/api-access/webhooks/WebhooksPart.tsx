import * as http from '@shortlist/contracts/http/webhooks';
import { type Webhook, webhookLimits } from '@shortlist/contracts/webhooks';
import { Button, Chip, Row, useHost, useOperation } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { Rows, SettingRow } from '../../components/Rows.js';
import { FormDialog } from '../../dialogs/FormDialog.js';
import { timeAgo } from '../../time-ago.js';
import { ApiPart } from '../ApiPart.js';
import { SecretDialog } from '../SecretDialog.js';
import { DeliveriesDialog } from './DeliveriesDialog.js';
import { RowActions } from './RowActions.js';
import { type WantedWebhook, WebhookDialog } from './WebhookDialog.js';

type Shown =
  | { readonly kind: 'edit'; readonly webhook: Webhook | null }
  | { readonly kind: 'deliveries' | 'rotate' | 'delete'; readonly webhook: Webhook }
  | { readonly kind: 'secret'; readonly secret: string };

function describe({ events, failingSince, disabledAt, problem = null }: Webhook): string {
  const eventList = events.join(', ');
  if (problem !== null) return `${eventList} · we send nothing: ${problem}`;
  if (disabledAt !== null)
    return `${eventList} · switched off ${timeAgo(disabledAt)}; save it again to switch it on`;
  return failingSince === null
    ? eventList
    : `${eventList} · failing since ${timeAgo(failingSince)}`;
}

function stateChip({ problem = null, disabledAt }: Webhook) {
  if (problem !== null) return <Chip tone="bad">change needed</Chip>;
  return disabledAt === null ? undefined : <Chip tone="bad">off</Chip>;
}

/** The addresses that are told what happens: added, changed, tried, and removed. */
export function WebhooksPart() {
  const { call, notify } = useHost();
  const list = useOperation(http.listWebhooks);
  const { data, reload } = list;
  const [shown, setShown] = useState<Shown | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const webhooks = data?.webhooks ?? [];
  const close = () => setShown(null);

  async function save(webhook: Webhook | null, body: WantedWebhook): Promise<void> {
    if (webhook === null) {
      const { secret } = await call(http.createWebhook, { body });
      setShown({ kind: 'secret', secret });
    } else {
      await call(http.updateWebhook, { params: { id: webhook.id }, body });
      notify({ kind: 'success', message: 'The webhook is saved.' });
      close();
    }
    reload();
  }

  async function rotate({ id }: Webhook): Promise<void> {
    const { secret } = await call(http.rotateWebhookSecret, { params: { id } });
    setShown({ kind: 'secret', secret });
  }

  async function remove({ id }: Webhook): Promise<void> {
    const { message } = await call(http.deleteWebhook, { params: { id } });
    notify({ kind: 'success', message });
    close();
    // The button that was pressed goes with its row.
    title.current?.focus();
    reload();
  }

  return (
    <ApiPart title="Webhooks" titleRef={title} list={list}>
      {data && webhooks.length === 0 && (
        <p>
          No webhooks yet. We can call your program when a screening completes or someone decides.
        </p>
      )}
      {webhooks.length > 0 && (
        <Rows>
          {webhooks.map((webhook) => (
            <SettingRow
              key={webhook.id}
              title={webhook.url}
              state={describe(webhook)}
              action={stateChip(webhook)}
            >
              <RowActions>
                {(
                  [
                    ['Deliveries', 'deliveries'],
                    ['Change', 'edit'],
                    ['New secret', 'rotate'],
                    ['Delete', 'delete'],
                  ] as const
                ).map(([label, kind]) => (
                  <Button
                    key={kind}
                    variant="bare"
                    aria-label={`${label}: ${webhook.url}`}
                    onClick={() => setShown({ kind, webhook })}
                  >
                    {label}
                  </Button>
                ))}
              </RowActions>
            </SettingRow>
          ))}
        </Rows>
      )}
      {data && (
        <Row gap={2}>
          <Button
            disabled={webhooks.length >= webhookLimits.perAccount}
            onClick={() => setShown({ kind: 'edit', webhook: null })}
          >
            Add a webhook
          </Button>
        </Row>
      )}
      {shown?.kind === 'edit' && (
        <WebhookDialog
          webhook={shown.webhook}
          onWanted={(wanted) => save(shown.webhook, wanted)}
          onClose={close}
        />
      )}
      {shown?.kind === 'deliveries' && <DeliveriesDialog webhook={shown.webhook} onClose={close} />}
      {shown?.kind === 'rotate' && (
        <FormDialog
          title="Make a new secret?"
          submitLabel="Make a new secret"
          onSubmit={() => rotate(shown.webhook)}
          onClose={close}
          tone="danger"
          about={<>For 24 hours we also sign with the current secret.</>}
        />
      )}
      {shown?.kind === 'delete' && (
        <FormDialog
          title="Delete this webhook?"
          submitLabel="Delete webhook"
          onSubmit={() => remove(shown.webhook)}
          onClose={close}
          tone="danger"
          about={
            <>We stop calling {shown.webhook.url} and delete its deliveries. You can’t undo this.</>
          }
        />
      )}
      {shown?.kind === 'secret' && (
        <SecretDialog
          title="Save the webhook secret"
          about="With it, your program verifies that Shortlist sent a message. We show it only once."
          secret={shown.secret}
          onClose={close}
        />
      )}
    </ApiPart>
  );
}
