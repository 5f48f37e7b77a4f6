import { Icon, icons, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { type Among, amongLabels, amongs, readAmong } from '../review-queue.js';

const Frame = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  color: var(--ink-soft);
  svg {
    position: absolute;
    right: 10px;
    pointer-events: none;
  }
  @media (max-width: 640px) {
    width: 44px;
    svg {
      right: 14px;
    }
  }
`;

const Select = styled.select`
  appearance: none;
  height: 44px;
  max-width: 190px;
  padding: 0 30px 0 10px;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: inherit;
  font-weight: 550;
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }
  option {
    background: var(--surface);
    color: var(--ink);
  }
  /* only the arrow: the platform's menu says the rest */
  @media (max-width: 640px) {
    width: 44px;
    padding: 0;
    color: transparent;
    font-size: 16px;
  }
`;

export interface AmongFieldProps {
  readonly among: Among;
  /** Whether there is a list that the person came from. */
  readonly hasList: boolean;
  readonly onChange: (among: Among) => void;
}

/** Chooses who is reviewed. */
export function AmongField({ among, hasList, onChange }: AmongFieldProps) {
  return (
    <Frame>
      <VisuallyHidden>Candidates to review</VisuallyHidden>
      <Select value={among} onChange={(event) => onChange(readAmong(event.target.value))}>
        {amongs
          .filter((each) => each !== 'list' || hasList)
          .map((each) => (
            <option key={each} value={each}>
              {amongLabels[each]}
            </option>
          ))}
      </Select>
      <Icon shape={icons.chevronDown} />
    </Frame>
  );
}
