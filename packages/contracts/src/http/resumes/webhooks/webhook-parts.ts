import { z } from 'zod';
import { id } from '../../../entities.js';
import { webhookEvents, webhookLimits } from '../../../webhooks.js';

export const webhookUrl = z
  .string()
  .trim()
  .max(webhookLimits.maxUrlCharacters, 'Please choose a shorter address.')
  .pipe(
    z.url({ protocol: /^https?$/, error: 'Please enter an address that begins with https://.' }),
  );

export const wantedEvents = z
  .array(z.enum(webhookEvents))
  .min(1, 'Please choose at least one event.')
  .max(webhookEvents.length, 'Please name each event once.');

export const webhookParams = z.object({ id });

export const webhookErrors = {
  WebhookNotFound: { status: 404, message: 'This webhook does not exist any more.' },
  WebhooksNotOffered: {
    status: 501,
    message:
      'This Shortlist can’t keep secrets of webhooks yet. Please ask its operator to set WEBHOOK_KEY.',
  },
  AddressRefused: {
    status: 400,
    message:
      'This address can’t be told: it must begin with https://, carry no password, and not lie in a private network.',
  },
} as const;
