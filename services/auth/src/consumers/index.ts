import { onConfirmDeletion } from './on-confirm-deletion.js';

/** Every message the service takes. */
export const consumers = [onConfirmDeletion];
