import { Card, EmptyState, SearchField, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import type { Screening } from '../../screening/screening.js';
import { useReading } from '../reading-context.js';
import { groupReadings } from '../reading-groups.js';
import type { ReadingView } from '../use-reading-view.js';
import { GroupSection } from './GroupSection.js';
import { List, Tools } from './list-style.js';
import { ProgressLine } from './ProgressLine.js';
import { ReadingSwitch } from './ReadingSwitch.js';

export interface ReadingListProps {
  readonly view: ReadingView;
  readonly screening: Screening;
}

/** The undecided people of a screening that was split, by whose turn it is; where readers differ comes first. */
export function ReadingList({ view, screening }: ReadingListProps) {
  const { session } = useHost();
  const { people } = useReading();
  const [search, setSearch] = useState('');
  const me = session.user?.id;
  const { candidates } = screening;
  const { show } = view;
  const groups = useMemo(
    () => groupReadings({ candidates, people, show, search, me }),
    [candidates, people, show, search, me],
  );
  return (
    <List aria-label="People by readers">
      <VisuallyHidden as="h2">People by readers</VisuallyHidden>
      <Tools>
        <SearchField
          label="Search names"
          value={search}
          maxLength={200}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ReadingSwitch view={view} />
      </Tools>
      <ProgressLine />
      <Card>
        {groups.map((group) => (
          <GroupSection key={group.id} group={group} screening={screening} />
        ))}
        {groups.length === 0 ? (
          <EmptyState title={search === '' ? 'All are decided' : 'No Candidates Found'}>
            {search === ''
              ? 'Nobody here waits for a mark or a decision.'
              : 'No name matches your search.'}
          </EmptyState>
        ) : null}
      </Card>
    </List>
  );
}
