import { MemberMark, useHost } from '@shortlist/web-kit';
import { dayText } from '../days.js';
import { useReading } from '../reading-context.js';
import { Progress } from './list-style.js';
import { Bar } from './share-style.js';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** How far each reader is, when they are to be done, and how often two of them agree. */
export function ProgressLine() {
  const { reading, members } = useReading();
  const { session } = useHost();
  if (!reading || !members) return null;
  const { people, agreed, share, kappa } = reading.agreement;
  const dueAt = reading.split?.dueAt;
  const due = dueAt && dayText(dueAt);
  const parts = [
    share === null ? null : percent(share),
    kappa === null ? null : `Cohen’s kappa ${kappa.toFixed(2)}`,
  ].filter((part) => part !== null);
  return (
    <Progress>
      <ul aria-label="Progress of readers">
        {reading.readers.map(({ userId, people: of, done }) => (
          <li key={userId} title={members.nameOf(userId)}>
            <MemberMark $isOwn={session.user?.id === userId} $size={24}>
              {members.initialsOf(userId)}
            </MemberMark>
            <Bar aria-hidden="true">
              <i style={{ width: percent(done / of) }} />
            </Bar>
            <span>
              <span data-name="">{members.nameOf(userId)}: </span>
              {done} of {of}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {due ? <span>Finish by {due}</span> : null}
        {people > 0 ? (
          <span title={parts.join(', ')}>
            Read by both: <b>{people}</b>, agreed on <b>{agreed}</b>
            {kappa === null ? null : <> · kappa {kappa.toFixed(2)}</>}
          </span>
        ) : null}
      </p>
    </Progress>
  );
}
