import { Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { type RequirementGroup, requirementGroups } from '../requirement-groups.js';

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  justify-self: start;
  align-items: center;
  color: var(--ink-soft);
  svg {
    position: absolute;
    right: 2px;
    color: var(--ink-faint);
    pointer-events: none;
  }
`;

const Select = styled.select`
  appearance: none;
  width: 108px;
  height: 28px;
  padding: 0 18px 0 4px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: inherit;
  font-size: var(--text-sm);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  option {
    background: var(--surface);
    color: var(--ink);
  }
  @media (pointer: coarse) {
    width: 128px;
    height: 44px;
    font-size: 16px;
  }
  /* As wide as the chosen word, so that the arrow is next to it. */
  @supports (field-sizing: content) {
    width: auto;
    field-sizing: content;
  }
`;

export interface GroupSelectProps {
  readonly id: string;
  /** Text of the criterion, for a screen reader. */
  readonly of: string;
  readonly value: RequirementGroup;
  readonly onChange: (group: RequirementGroup) => void;
}

/** Chooses how a requirement counts; the platform's own menu. */
export function GroupSelect({ id, of, value, onChange }: GroupSelectProps) {
  return (
    <Frame>
      <Select
        aria-label={`How much ${of} is needed`}
        data-keep={`group ${id}`}
        value={value}
        onChange={(event) => {
          const chosen = requirementGroups.find((group) => group.id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {requirementGroups.map((group) => (
          <option key={group.id} value={group.id}>
            {group.label}
          </option>
        ))}
      </Select>
      <Icon shape={icons.chevronDown} size={13} />
    </Frame>
  );
}
