import { Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Button = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: var(--ink-faint);
  cursor: pointer;
  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

export interface RemoveButtonProps {
  /** The removed thing, for a screen reader. */
  readonly of: string;
  readonly onRemove: () => void;
}

/** Takes one thing out of a list. */
export function RemoveButton({ of, onRemove }: RemoveButtonProps) {
  return (
    <Button type="button" aria-label={`Remove ${of}`} onClick={onRemove}>
      <Icon shape={icons.close} size={14} />
    </Button>
  );
}
