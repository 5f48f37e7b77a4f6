import { maxCriteria } from '@shortlist/contracts/screening';
import { Button, TextField, VisuallyHidden } from '@shortlist/web-kit';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { tidyText } from '../criteria-input.js';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  margin-top: 8px;
  /* The field's label is there for screen readers only: the button stands beside the field itself. */
  > button {
    margin-top: 6px;
  }
`;

export interface AddCriterionProps {
  /** No more can be added. */
  readonly full: boolean;
  readonly onAdd: (text: string) => void;
  /** Hears whether something is typed that was not added. */
  readonly onPending?: ((isPending: boolean) => void) | undefined;
}

/** Adds a criterion; stays focused, so that several can be typed one after the other. */
export function AddCriterion({ full, onAdd, onPending }: AddCriterionProps) {
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    onPending?.(tidyText(next) !== '');
  };
  const add = () => {
    if (tidyText(text) === '' || full) return;
    onAdd(text);
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Frame>
      <TextField
        label={<VisuallyHidden>Add a requirement</VisuallyHidden>}
        placeholder="Add a requirement"
        maxLength={300}
        value={text}
        disabled={full}
        hint={
          full ? `A job has at most ${maxCriteria} requirements. Remove or merge some first.` : null
        }
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button disabled={full || tidyText(text) === ''} onClick={add}>
        Add
      </Button>
    </Frame>
  );
}
