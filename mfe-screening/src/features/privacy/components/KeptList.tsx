import type { KeptPerson } from '@shortlist/contracts/privacy';
import { Checkbox, TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { reviewOf } from '../../../screening/results-address.js';
import { dayOf } from '../request-texts.js';

const List = styled.ul`
  padding: 0;
  list-style: none;
  border-block: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s4);
    padding: var(--s2) 0;
  }

  > li + li {
    border-top: 1px solid var(--line);
  }

  > li > span {
    flex: 1 1 260px;
    min-width: 0;
  }

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-sm);
  }

  @media (max-width: 640px), (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

const words: Readonly<Record<string, string>> = {
  shortlisted: 'shortlisted',
  rejected: 'rejected',
  review: 'not decided',
};

export interface KeptListProps {
  readonly people: readonly KeptPerson[];
  readonly isChosen: (person: KeptPerson) => boolean;
  readonly onChoose: (person: KeptPerson, isChosen: boolean) => void;
}

/** Screenings with somebody of the address. Where there are several, each can be left out. */
export function KeptList({ people, isChosen, onChoose }: KeptListProps) {
  if (people.length === 0) return <p>No data about this person is left.</p>;
  return (
    <List aria-label="What is kept">
      {people.map((person) => {
        const { jobId, candidateId, title, name, fileName, files, score, status } = person;
        const about = (
          <>
            {name === '' ? fileName : name} in “{title}”
          </>
        );
        return (
          <li key={`${jobId}.${candidateId}`}>
            <span>
              {people.length === 1 ? (
                about
              ) : (
                <Checkbox
                  label={about}
                  checked={isChosen(person)}
                  onChange={({ target }) => onChoose(person, target.checked)}
                />
              )}
              <small>
                Score {score}, {words[status] ?? status} ·{' '}
                {files === 1 ? fileName : `${fileName} and ${files - 1} more`} · kept until{' '}
                {dayOf(person.keptUntil)}
              </small>
            </span>
            <TextLink to={reviewOf(jobId, candidateId)}>Open candidate</TextLink>
          </li>
        );
      })}
    </List>
  );
}
