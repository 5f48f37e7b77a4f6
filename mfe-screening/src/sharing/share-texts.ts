import type { ShareLink } from '@shortlist/contracts/sharing';
import { formatMoment } from '../screening/format-moment.js';

const choices = [1, 3, 7, 14, 30, 90] as const;

/** How long a link can work, as a list to choose from. */
export const dayOptions = choices.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

/** '5 people', 'one person'. */
export function peopleCount(count: number): string {
  return count === 1 ? 'one person' : `${count} people`;
}

/** Name of a link in the list. */
export function linkName({ label, createdAt }: ShareLink): string {
  return label === '' ? `Link of ${formatMoment(createdAt)}` : `For ${label}`;
}

/** Until when it works and whether anybody has looked. */
export function linkState({ people, expiresAt, openedAt, showContacts }: ShareLink): string {
  return [
    ...(people === undefined ? [] : [`Shows ${peopleCount(people)}`]),
    `Works until ${formatMoment(expiresAt)}`,
    openedAt === null ? 'Not opened yet' : `Last opened ${formatMoment(openedAt)}`,
    ...(showContacts ? ['Shows contact details'] : []),
  ].join(' · ');
}
