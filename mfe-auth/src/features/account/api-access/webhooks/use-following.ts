import type { WebhookDelivery } from '@shortlist/contracts/webhooks';
import { useEffect } from 'react';

const pauseMs = 2000;
/** A try takes less; what is due later is not waited for. */
const soonMs = 60_000;

function isDue({ status, nextAt }: WebhookDelivery): boolean {
  return status === 'pending' && nextAt !== null && Date.parse(nextAt) <= Date.now() + soonMs;
}

/** Asks again for the deliveries that are shown, for as long as one of them goes out within a minute. */
export function useFollowing(
  deliveries: readonly WebhookDelivery[] | undefined,
  reload: () => void,
): void {
  useEffect(() => {
    if (!deliveries?.some(isDue)) return undefined;
    const timer = setTimeout(reload, pauseMs);
    return () => clearTimeout(timer);
  }, [deliveries, reload]);
}
