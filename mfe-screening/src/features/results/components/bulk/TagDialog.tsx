import type { Candidate } from '@shortlist/contracts/screening';
import { noteLimits } from '@shortlist/contracts/screening';
import { Button, Dialog, Stack, TextField } from '@shortlist/web-kit';
import { useState } from 'react';
import { peopleText } from '../../../../people/decisions/decision-texts.js';
import { useMarks } from '../../../../people/decisions/use-marks.js';
import type { Screening } from '../../../../screening/screening.js';
import { FilterChip } from '../list/FilterChip.js';
import { Choices } from './choices-style.js';

export interface TagDialogProps {
  readonly screening: Screening;
  readonly people: readonly Candidate[];
  readonly onClose: () => void;
}

/** Puts a tag on some people, or takes one off that all of them have. */
export function TagDialog({ screening, people, onClose }: TagDialogProps) {
  const mark = useMarks();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const known = [...new Set(screening.candidates.flatMap(({ tags = [] }) => tags))].sort((a, b) =>
    a.localeCompare(b),
  );
  const ids = people.map(({ id }) => id);
  const isOnAll = (tag: string) => people.every(({ tags }) => tags?.includes(tag));

  const put = (tag: string) => {
    onClose();
    void mark(ids, isOnAll(tag) ? { removeTags: [tag] } : { addTags: [tag] });
  };
  const add = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') put(text.trim());
  };

  return (
    <Dialog
      open
      title={`Tag ${peopleText(people.map(({ candidate }) => candidate))}`}
      dismissable={text.trim() === ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={add}>
            Add tag
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {known.length > 0 ? (
          <Choices role="group" aria-label="Tags of this screening">
            {known.map((tag) => (
              <FilterChip key={tag} on={isOnAll(tag)} onClick={() => put(tag)}>
                {tag}
              </FilterChip>
            ))}
          </Choices>
        ) : null}
        <TextField
          label="New tag"
          value={text}
          maxLength={noteLimits.tagCharacters}
          error={missing && text.trim() === '' ? 'Please write a tag.' : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
      </Stack>
    </Dialog>
  );
}
