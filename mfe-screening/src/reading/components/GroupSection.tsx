import { Button, Icon, icons } from '@shortlist/web-kit';
import { useId, useState } from 'react';
import type { Screening } from '../../screening/screening.js';
import { useReading } from '../reading-context.js';
import type { GroupId, ReadingGroup } from '../reading-groups.js';
import { ConfirmAgreed } from './ConfirmAgreed.js';
import { Group, PhoneOnly } from './group-style.js';
import { MarkLink } from './MarkLink.js';
import { ReadingRow } from './ReadingRow.js';

/** Rows that are there at first, and with each press. */
const STEP = 100;

const titles: Readonly<Record<GroupId, string>> = {
  differ: 'Readers differ',
  mine: 'Your turn',
  waiting: 'Waiting for the other reader',
  agree: 'Both agree',
  others: 'Waiting for other readers',
  unassigned: 'Without a reader',
};

function hintOf(id: GroupId, isBlind: boolean): string {
  switch (id) {
    case 'differ':
      return 'The lead decides, or another where the lead is a reader';
    case 'mine':
      return isBlind ? 'The other mark shows once you give yours' : 'You decide';
    case 'waiting':
      return 'You have marked these';
    case 'agree':
      return '';
    case 'others':
      return '';
    case 'unassigned':
      return 'Split again to give them a reader';
  }
}

export interface GroupSectionProps {
  readonly group: ReadingGroup;
  readonly screening: Screening;
}

/** People of one group under its head, which opens and closes. */
export function GroupSection({ group, screening }: GroupSectionProps) {
  const { id, people } = group;
  const { isBlind } = useReading();
  const [isOpen, setOpen] = useState(id !== 'agree');
  const [openId, setOpenId] = useState(id === 'differ' ? people[0]?.candidate.id : undefined);
  const [length, setLength] = useState(STEP);
  const listId = useId();
  return (
    <Group>
      <header>
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon shape={icons.chevronDown} size={14} />
            {titles[id]} <span>({people.length})</span>
          </button>
        </h3>
        {id === 'agree' ? <ConfirmAgreed people={people} /> : <small>{hintOf(id, isBlind)}</small>}
        {id === 'mine' ? (
          <PhoneOnly>
            <MarkLink jobId={screening.jobId} />
          </PhoneOnly>
        ) : null}
      </header>
      <ul id={listId} hidden={!isOpen}>
        {isOpen
          ? people
              .slice(0, length)
              .map((listed) => (
                <ReadingRow
                  key={listed.candidate.id}
                  listed={listed}
                  screening={screening}
                  isOpen={openId === listed.candidate.id}
                  onToggle={
                    id === 'differ'
                      ? () =>
                          setOpenId(
                            openId === listed.candidate.id ? undefined : listed.candidate.id,
                          )
                      : null
                  }
                />
              ))
          : null}
      </ul>
      {isOpen && people.length > length ? (
        <p>
          <Button onClick={() => setLength(length + STEP)}>
            Show {Math.min(STEP, people.length - length)} more
          </Button>
        </p>
      ) : null}
    </Group>
  );
}
