import type { Activity } from '@shortlist/contracts/activity';
import { formerMember } from '@shortlist/contracts/roles';
import { formatTime, MemberMark, TextLink } from '@shortlist/web-kit';
import { describeActivity, describeActor, type NameOf } from './activity-sentence.js';
import { Row } from './ActivityRowParts.js';

export interface ActivityRowProps {
  readonly line: Activity;
  readonly nameOf: NameOf;
  readonly initials: string;
  /** The reader did it. */
  readonly isOwn: boolean;
}

/** One act: its time, its member and a sentence with a link to the screening. */
export function ActivityRow({ line, nameOf, initials, isOwn }: ActivityRowProps) {
  const { before, title, after } = describeActivity(line, nameOf);
  const { at, kind, jobId } = line;
  const name = describeActor(line, nameOf);
  const isThere = typeof jobId === 'string' && kind !== 'screening-deleted';
  return (
    <Row>
      <time dateTime={at}>{formatTime(at)}</time>
      <MemberMark $isOwn={isOwn} $size={26}>
        {initials}
      </MemberMark>
      <span>
        <b>{name === formerMember ? name.charAt(0).toUpperCase() + name.slice(1) : name}</b>{' '}
        {before.charAt(0).toLowerCase() + before.slice(1)}
        {title !== null &&
          (isThere ? <TextLink to={`/results?job=${jobId}`}>{title}</TextLink> : <b>{title}</b>)}
        {after}
      </span>
    </Row>
  );
}
