import type { Activity } from '@shortlist/contracts/activity';
import { formerMember, memberRoles, memberRoleTexts } from '@shortlist/contracts/roles';

/** Parts of a sentence about an act. The subject, a person or Shortlist, comes before it. */
export interface ActivitySentence {
  /** Verb and object, up to the title of the screening. */
  readonly before: string;
  /** Title of the screening; null without one. */
  readonly title: string | null;
  readonly after: string;
}

/** Name of a member by their id, in the middle of a sentence. */
export type NameOf = (userId: string | null | undefined) => string;

const counted = (count: number | null | undefined, one: string, many = `${one}s`) =>
  `${(count ?? 0).toLocaleString('en-US')} ${count === 1 ? one : many}`;

const roleName = (detail: string | null | undefined) => {
  const role = memberRoles.find((known) => known === detail);
  return role ? memberRoleTexts[role].name.toLowerCase() : 'member';
};

const signOnChanges: Readonly<Record<string, string>> = {
  provider: 'Changed the provider of single sign-on',
  removed: 'Removed single sign-on',
  only: 'Made single sign-on the only way in',
  any: 'Allowed other ways in beside single sign-on',
  'domain-verified': 'Verified a domain for single sign-on',
  'domain-removed': 'Removed a domain of single sign-on',
};

const files: Readonly<Record<string, string>> = {
  shortlist: 'to Excel',
  evidence: 'with its evidence',
  emails: 'as emails',
  record: 'as a decision record',
};

type Line = Pick<Activity, 'aboutId' | 'count' | 'detail'>;
type Write = (line: Line, nameOf: NameOf) => string | readonly [before: string, after: string];

/** For each kind the words around the title of the screening, or the whole sentence. */
const sentences: Readonly<Record<Exclude<Activity['kind'], 'other'>, Write>> = {
  'workspace-renamed': ({ detail }) => `Renamed the workspace to ${detail ?? ''}`,
  'member-invited': ({ detail }) => `Invited ${detail ?? 'somebody'}`,
  'invitation-withdrawn': () => 'Withdrew an invitation',
  'member-joined': ({ detail }) => `Joined as ${roleName(detail)}`,
  'join-asked': () => 'Asked to join',
  'join-accepted': ({ aboutId, detail }, nameOf) =>
    `Accepted the request of ${nameOf(aboutId)}, as ${roleName(detail)}`,
  'join-declined': ({ detail }) => `Declined the request of ${detail ?? 'somebody'}`,
  'join-requests-changed': ({ detail }) =>
    detail === 'open' ? 'Let people ask to join' : 'Stopped people from asking to join',
  'role-changed': ({ aboutId, detail }, nameOf) =>
    `Changed ${nameOf(aboutId)} to ${roleName(detail)}`,
  'member-removed': ({ aboutId }, nameOf) => `Removed ${nameOf(aboutId)}`,
  'member-left': () => 'Left the workspace',
  'signed-in': ({ detail }) => (detail ? `Signed in with ${detail}` : 'Signed in'),
  'screening-started': ({ count }) => ['Started ', ` with ${counted(count, 'file')}`],
  'resumes-added': ({ count }) => [`Added ${counted(count, 'file')} to `, ''],
  'screening-closed': () => ['Closed ', ''],
  'screening-reopened': () => ['Opened ', ' again'],
  'screening-deleted': () => ['Deleted ', ''],
  'screening-shared': ({ count }) =>
    typeof count === 'number'
      ? [`Shared ${counted(count, 'person', 'people')} of `, ' by link']
      : ['Shared the shortlist of ', ' by link'],
  'share-revoked': () => ['Revoked a link to ', ''],
  'people-changed': () => ['Changed the people of ', ''],
  'screening-taken-over': () => ['Took over ', ''],
  'screening-split': ({ count }) => [`Split ${counted(count, 'candidate')} of `, ' among readers'],
  'criteria-changed': () => ['Changed the requirements of ', ''],
  decided: ({ count }) => [`Decided about ${counted(count, 'candidate')} in `, ''],
  'rejections-confirmed': ({ count }) => [`Confirmed ${counted(count, 'rejection')} of `, ''],
  'rejections-stopped': () => ['Stopped rejections of ', ''],
  'shortlist-exported': ({ count, detail }) => [
    'Exported ',
    ` ${files[detail ?? ''] ?? 'to a file'}, ${counted(count, 'candidate')}`,
  ],
  'data-exported': () => 'Exported the data of the workspace',
  'mail-settings-changed': () => 'Changed sender and signature of emails',
  'retention-changed': () => 'Changed how long screenings are kept',
  'webhook-made': ({ detail }) => `Added a webhook to ${detail ?? 'an address'}`,
  'webhook-removed': () => 'Removed a webhook',
  'sign-on-changed': ({ detail }) => signOnChanges[detail ?? ''] ?? 'Changed single sign-on',
  'sign-on-tested': ({ detail }) =>
    `Tested single sign-on; it ${detail === 'passed' ? 'passed' : 'did not pass'}`,
  'signed-in-beside': () => 'Signed in beside single sign-on, with a second factor',
  'token-made': ({ detail }) => `Made the access token ${detail ?? ''}`,
};

/** Subject of the sentence. A person who asks to join is no member, and is named by their address. */
export function describeActor(
  { userId, kind, detail }: Pick<Activity, 'userId' | 'kind' | 'detail'>,
  nameOf: NameOf,
): string {
  if (userId === null) return 'Shortlist';
  const name = nameOf(userId);
  return kind === 'join-asked' && name === formerMember ? (detail ?? name) : name;
}

/** An act as a sentence. A kind of a later release is named in general. */
export function describeActivity(line: Activity, nameOf: NameOf): ActivitySentence {
  const { kind, title = null } = line;
  const written = kind === 'other' ? 'Changed something' : sentences[kind](line, nameOf);
  if (typeof written === 'string') return { before: written, title: null, after: '' };
  const [before, after] = written;
  return { before, title: title || 'a screening', after };
}

/** Kinds as a filter names them. */
export const activityFilters = [
  { value: '', label: 'Everything' },
  { value: 'screening-started', label: 'Started screenings' },
  { value: 'screening-deleted', label: 'Deleted screenings' },
  { value: 'screening-shared', label: 'Shared links' },
  { value: 'shortlist-exported', label: 'Exports' },
  { value: 'decided', label: 'Decisions' },
  { value: 'criteria-changed', label: 'Changed requirements' },
  { value: 'rejections-confirmed', label: 'Confirmed rejections' },
  { value: 'signed-in', label: 'Sign-ins' },
  { value: 'member-invited', label: 'Invitations' },
  { value: 'join-asked', label: 'Requests to join' },
  { value: 'member-joined', label: 'New members' },
  { value: 'role-changed', label: 'Changed roles' },
  { value: 'member-removed', label: 'Removed members' },
  { value: 'sign-on-changed', label: 'Single sign-on' },
  { value: 'signed-in-beside', label: 'Ways in beside single sign-on' },
] as const;
