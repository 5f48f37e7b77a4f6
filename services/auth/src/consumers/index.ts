import { onConfirmDeletion } from './on-confirm-deletion.js';
import { onConfirmHandOver } from './on-confirm-hand-over.js';
import { onFindMembers } from './on-find-members.js';
import { onFindUserAddress } from './on-find-user-address.js';
import { onNoticeWebhookDisabled } from './on-notice-webhook-disabled.js';

/** Every message the service takes. */
export const consumers = [
  onConfirmDeletion,
  onConfirmHandOver,
  onFindMembers,
  onFindUserAddress,
  onNoticeWebhookDisabled,
];
