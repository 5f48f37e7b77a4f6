import { greetedName, namelessGreeting } from '@shortlist/screening';
import { isBorderline } from '@shortlist/screening/formula';
import type { JobRecord } from '../../models/job.js';
import { addressDoubt } from '../outcome/addressee.js';
import { isUnsent } from '../outcome/mail-state.js';
import { templateOf } from '../outcome/settle-draft.js';
import { countedOf, type Person } from '../read/persons.js';
import { sharedAddress } from './why-not-sendable.js';

/** The part of a job that its rejections depend on. */
export type MailedJob = Pick<
  JobRecord,
  | 'title'
  | 'jobDescription'
  | 'mailLanguage'
  | 'rejectionTemplate'
  | 'letterhead'
  | 'comparisonScore'
>;

const SHARED = 'Shares its address with someone who is shortlisted';

/** Nobody looked at who is rejected by the score alone; a person's decision says that somebody did. */
function borderline({ comparisonScore }: MailedJob, { anchor }: Person): string | null {
  const counted = countedOf(anchor);
  if (!counted || anchor.override) return null;
  const points = comparisonScore - counted.score;
  if (points <= 0 || !isBorderline(counted.score, comparisonScore)) return null;
  return `Borderline: ${points} ${points === 1 ? 'point' : 'points'} under the threshold`;
}

function doubtfulName(job: MailedJob, { anchor }: Person): string | null {
  const addressee = anchor.counted ?? anchor.result;
  if (!addressee || anchor.draft?.edited) return null;
  const { doubt } = greetedName(addressee.name);
  const isGuessed = addressee.flags.some(({ kind }) => kind === 'name-guessed');
  if (doubt === null && !isGuessed) return null;
  const greeting = namelessGreeting(templateOf(job));
  if (greeting === null) return null;
  const found = doubt === 'first-only' ? 'Only a first name was found' : 'No clear name was found';
  return `${found}: the email says “${greeting}”`;
}

/** Another application of the same person may be open, or a shortlisted one. */
function maybeSame({ anchor }: Person): string | null {
  const other = anchor.links.find(({ kind }) => kind !== 'address');
  if (!other) return null;
  const common = other.kind === 'phone' ? 'phone' : 'profile link';
  return `Maybe the same person as ${other.name}: same ${common}`;
}

/** Why a person should look again before somebody's rejection is sent, as sentences; none once it may have left. */
export function cautionsOf(job: MailedJob, person: Person): string[] {
  const { draft } = person.anchor;
  if (!draft || !isUnsent(draft) || draft.withdrawn) return [];
  return [
    borderline(job, person),
    doubtfulName(job, person),
    sharedAddress(person.anchor),
    addressDoubt(person.anchor),
    maybeSame(person),
    person.isTwinShortlisted ? SHARED : null,
  ].filter((caution) => caution !== null);
}
