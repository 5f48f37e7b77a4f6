import type { ComponentType } from 'react';
import { AddressRow } from './address/AddressRow.js';
import { ApiTokens } from './api-access/tokens/ApiTokens.js';
import { WebhooksPart } from './api-access/webhooks/WebhooksPart.js';
import { ThemeRow } from './appearance/ThemeRow.js';
import { EmailsForm } from './emails/EmailsForm.js';
import { ExportRow } from './export/ExportRow.js';
import { GoogleRow } from './google/GoogleRow.js';
import { ProfileForm } from './profile/ProfileForm.js';
import { RetentionRow } from './retention/RetentionRow.js';
import { SecondFactor } from './second-factor/SecondFactor.js';
import { PasswordRow } from './security/PasswordRow.js';
import { SessionsPart } from './security/SessionsPart.js';
import { YourData } from './your-data/YourData.js';

/** A section of the page, with its place in the navigation. */
export interface AccountSection {
  /** Its address on the page: /account#security. */
  readonly id: string;
  readonly title: string;
  /** One line under the title. */
  readonly about?: string;
  /** Its parts, one under the other. */
  readonly parts: readonly ComponentType[];
}

/** All sections, in the order of `accountMenu`. Each part has its own folder and imports none of the others. */
export const accountSections: readonly AccountSection[] = [
  { id: 'profile', title: 'Profile', parts: [ProfileForm, AddressRow] },
  {
    id: 'security',
    title: 'Sign-in and security',
    parts: [PasswordRow, GoogleRow, SecondFactor, SessionsPart],
  },
  { id: 'appearance', title: 'Appearance', parts: [ThemeRow] },
  {
    id: 'your-data',
    title: 'Your data',
    about:
      'We read resume files in memory and do not keep them. We keep texts, scores and decisions for 12 months, or less if you choose.',
    parts: [RetentionRow, ExportRow, YourData],
  },
  {
    id: 'emails',
    title: 'Emails to candidates',
    about:
      'All your rejection emails carry this name and signature. We never send them without you.',
    parts: [EmailsForm],
  },
  {
    id: 'api',
    title: 'API and webhooks',
    about: 'Connect your programs, such as an applicant tracking system.',
    parts: [ApiTokens, WebhooksPart],
  },
];
