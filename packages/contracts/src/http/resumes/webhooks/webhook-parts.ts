import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { webhookEvents, webhookLimits } from '../../../webhooks.js';

export const webhookUrl = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(webhookLimits.maxUrlCharacters, 'Please choose a shorter address.'),
    ),
  z.url({ protocol: /^https?$/, error: 'Please enter an address that begins with https://.' }),
);

export const wantedEvents = z
  .array(z.enum(webhookEvents))
  .check(
    z.minLength(1, 'Please choose at least one event.'),
    z.maxLength(webhookEvents.length, 'Please name each event once.'),
  );

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
    message: 'This address can’t be used. {problem}',
  },
} as const;
