import { Button, SearchField } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type SortKey, sortLabels } from '../../../../../screening/lists/list-order.js';
import { SortPanel } from '../../SortPanel.js';

const Tools = styled.div`
  display: flex;
  gap: var(--s2);
  margin-bottom: var(--s3);
`;

export interface MailToolsProps {
  readonly search: string;
  readonly sort: SortKey;
  readonly onSearch: (search: string) => void;
  readonly onSort: (sort: SortKey) => void;
}

/** Search and sort of the rejection emails. */
export function MailTools({ search, sort, onSearch, onSort }: MailToolsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tools>
        <SearchField
          label="Search rejections..."
          value={search}
          maxLength={200}
          onChange={(event) => onSearch(event.target.value)}
        />
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Sort: {sortLabels[sort]}
        </Button>
      </Tools>
      {isOpen ? <SortPanel sort={sort} onSort={onSort} /> : null}
    </>
  );
}
