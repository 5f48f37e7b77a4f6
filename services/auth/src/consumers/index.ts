import { onConfirmDeletion } from './on-confirm-deletion.js';
import { onFindUserAddress } from './on-find-user-address.js';
import { onNoticeWebhookDisabled } from './on-notice-webhook-disabled.js';

/** Every message the service takes. */
export const consumers = [onConfirmDeletion, onFindUserAddress, onNoticeWebhookDisabled];
