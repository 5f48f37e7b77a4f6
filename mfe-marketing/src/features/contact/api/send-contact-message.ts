import type { ContactMessage } from '../contact-message.js';

/**
 * Posts the message to the deployment's webhook, which may be another company's service: no token and no
 * cookie goes along, and any OK status means success. Throws an error carrying the status otherwise.
 */
export async function sendContactMessage(url: string, message: ContactMessage): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(message),
  });
  if (!response.ok) {
    throw new Error(`The contact webhook answered with status ${response.status}.`);
  }
}
