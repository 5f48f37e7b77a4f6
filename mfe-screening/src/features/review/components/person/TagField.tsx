import { noteLimits } from '@shortlist/contracts/screening';
import { Button, Chip, Icon, icons, TextField } from '@shortlist/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Part } from '../review-style.js';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-bottom: 8px;
  &:empty {
    display: none;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-right: -8px;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  @media (pointer: coarse) {
    width: 36px;
  }
`;

const Form = styled.form`
  display: flex;
  gap: var(--s2);
  align-items: flex-end;
  > :first-child {
    flex: 1;
  }
  @media print {
    display: none;
  }
`;

export interface TagFieldProps {
  readonly tags: readonly string[];
  readonly onAdd: (tag: string) => void;
  readonly onRemove: (tag: string) => void;
}

/** The tags of a candidate, and one more. */
export function TagField({ tags, onAdd, onRemove }: TagFieldProps) {
  const [tag, setTag] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= noteLimits.tags;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = tag.trim();
    if (trimmed !== '' && !tags.includes(trimmed)) onAdd(trimmed);
    setTag('');
  };

  return (
    <Part data-blank={tags.length === 0 ? true : undefined}>
      <List aria-label="Tags">
        {tags.map((each) => (
          <li key={each}>
            <Chip>
              {each}
              <Remove
                type="button"
                aria-label={`Remove the tag ${each}`}
                onClick={() => {
                  onRemove(each);
                  // The button goes with its tag.
                  field.current?.focus();
                }}
              >
                <Icon shape={icons.close} size={11} />
              </Remove>
            </Chip>
          </li>
        ))}
      </List>
      <Form onSubmit={add}>
        <TextField
          ref={field}
          label="Tag"
          value={tag}
          maxLength={noteLimits.tagCharacters}
          placeholder={isFull ? `At most ${noteLimits.tags} tags` : 'Add a tag'}
          readOnly={isFull}
          onChange={(event) => setTag(event.target.value)}
        />
        <Button type="submit" disabled={isFull}>
          Add
        </Button>
      </Form>
    </Part>
  );
}
