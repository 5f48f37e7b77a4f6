import * as http from '@shortlist/contracts/http/webhooks';
import type { Webhook, WebhookDelivery } from '@shortlist/contracts/webhooks';
import {
  Button,
  Chip,
  Delayed,
  Dialog,
  errorMessage,
  ErrorPanel,
  Note,
  Skeleton,
  useHost,
  useOperation,
} from '@shortlist/web-kit';
import { Rows, SettingRow } from '../../components/Rows.js';
import { timeAgo, timeUntil } from '../../time-ago.js';
import { useSubmit } from '../../use-submit.js';
import { RowActions } from './RowActions.js';
import { useFollowing } from './use-following.js';

const tones = { delivered: 'good', failed: 'bad', pending: 'neutral', other: 'neutral' } as const;
const words = { delivered: 'delivered', failed: 'failed', pending: 'waiting', other: 'unknown' };

function describe({
  attempts,
  createdAt,
  problem,
  responseStart,
  nextAt,
}: WebhookDelivery): string {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  const answer = responseStart === '' ? [] : [`“${responseStart}”`];
  const again = problem !== null && nextAt !== null ? [`we retry ${timeUntil(nextAt)}`] : [];
  return [
    timeAgo(createdAt),
    tries,
    ...(problem === null ? [] : [problem]),
    ...answer,
    ...again,
  ].join(' · ');
}

/** Of what waits: only what failed before. The others go within seconds. */
const canSend = ({ status, problem }: WebhookDelivery) => status !== 'pending' || problem !== null;

export interface DeliveriesDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Deliveries to an address with their outcomes; each can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const { call, notify } = useHost();
  const { id } = webhook;
  const { status, data, error, reload } = useOperation(http.listDeliveries, { params: { id } });
  const { busy, problem, submit } = useSubmit();
  const deliveries = data?.deliveries ?? [];
  useFollowing(data?.deliveries, reload);

  const test = () =>
    void submit(async () => {
      await call(http.testWebhook, { params: { id } });
      reload();
    });
  const resend = (deliveryId: string) =>
    void submit(async () => {
      await call(http.resendDelivery, { params: { id, deliveryId } });
      notify({ kind: 'success', message: 'We resend it within seconds.' });
      reload();
    });

  return (
    <Dialog
      open
      size="lg"
      title="Deliveries"
      onClose={onClose}
      note={problem === null ? undefined : <Note tone="bad">{problem}</Note>}
      actions={
        <>
          <Button onClick={reload}>Refresh</Button>
          <Button disabled={busy} onClick={test}>
            Send a test
          </Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {webhook.url}
      {status === 'loading' && (
        <Delayed>
          <Skeleton height="64px" />
        </Delayed>
      )}
      {status === 'error' && <ErrorPanel message={errorMessage(error)} onRetry={reload} />}
      {data && deliveries.length === 0 && <p>No deliveries yet. Send a test to try the address.</p>}
      {deliveries.length > 0 && (
        <Rows>
          {deliveries.map((delivery) => (
            <SettingRow
              key={delivery.id}
              title={delivery.type}
              state={describe(delivery)}
              action={
                <Chip tone={tones[delivery.status]}>
                  {delivery.responseStatus === null
                    ? words[delivery.status]
                    : `${words[delivery.status]} ${delivery.responseStatus}`}
                </Chip>
              }
            >
              {canSend(delivery) && (
                <RowActions>
                  <Button
                    variant="bare"
                    disabled={busy}
                    aria-label={`Resend ${delivery.type} of ${timeAgo(delivery.createdAt)}`}
                    onClick={() => resend(delivery.id)}
                  >
                    Resend
                  </Button>
                </RowActions>
              )}
            </SettingRow>
          ))}
        </Rows>
      )}
    </Dialog>
  );
}
