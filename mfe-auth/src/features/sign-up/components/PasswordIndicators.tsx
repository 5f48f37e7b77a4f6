import { Icon, icons, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  font-size: var(--text-sm);
`;

const Indicator = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--ink-faint);

  &[data-met='true'] {
    color: var(--good);
  }
`;

export interface PasswordIndicatorsProps {
  readonly longEnough: boolean;
  readonly match: boolean;
}

/** Requirements that the passwords do not meet yet, as they are typed. */
export function PasswordIndicators({ longEnough, match }: PasswordIndicatorsProps) {
  const indicators = [
    ['At least 8 characters', longEnough],
    ['Passwords match', match],
  ] as const;
  return (
    <List aria-label="Password requirements">
      {indicators.map(([label, met]) => (
        <Indicator key={label} data-met={met}>
          <Icon shape={met ? icons.check : icons.minus} size={14} />
          {label}
          <VisuallyHidden>{met ? ': yes' : ': not yet'}</VisuallyHidden>
        </Indicator>
      ))}
    </List>
  );
}
