import type { ComponentType } from 'react';
import { ProfileForm } from './profile/ProfileForm.js';
import { SecondFactor } from './second-factor/SecondFactor.js';

/** A section of the page, with its place in the navigation. */
export interface AccountSection {
  /** Its address on the page: /account#security. */
  readonly id: string;
  readonly title: string;
  /** One line under the title. */
  readonly about?: string;
  /** What stands in it, one under the other. */
  readonly parts: readonly ComponentType[];
}

/** All sections, in their order. Each part lies in a folder of its own and imports none of the others. */
export const accountSections: readonly AccountSection[] = [
  { id: 'profile', title: 'Profile', parts: [ProfileForm] },
  { id: 'security', title: 'Sign-in and security', parts: [SecondFactor] },
];
