import type { SharedScreening } from '@shortlist/contracts/sharing';
import { formatMoment } from '../../screening/format-moment.js';

/** The sharing person: the name, the company, both, or nobody in particular. */
function sharerOf({ sharedBy }: Pick<SharedScreening, 'sharedBy'>): string | null {
  return [sharedBy.name, sharedBy.company].filter(Boolean).join(', ') || null;
}

/** The line under the title. */
export function contextOf(shared: SharedScreening): string {
  const sharer = sharerOf(shared);
  return [
    sharer === null ? 'Shared shortlist' : `Shortlist shared by ${sharer}`,
    ...(shared.label === '' ? [] : [`for ${shared.label}`]),
    shared.shortlisted === 1 ? '1 person' : `${shared.shortlisted} people`,
  ].join(' · ');
}

/** Names the hidden parts, and until when the rest is visible. */
export function hiddenText(shared: SharedScreening): string {
  const contacts = shared.showContacts
    ? 'This page shows contact details: please don’t pass the link on.'
    : 'We hide email addresses, phone numbers and links in every text.';
  return `${contacts} Resumes, notes and other candidates stay private. The link works until ${formatMoment(shared.expiresAt)}.`;
}
