import { Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--s2);

  & + & {
    margin-top: var(--s4);
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 9px;

  & > svg {
    margin-top: 2px;
    color: var(--good);
  }
`;

export interface PlanPointsProps {
  /** Advantages of the plan for its user. */
  readonly value: readonly string[];
  /** Technical contents of the plan. */
  readonly specs: readonly string[];
}

/** Contents of a plan. */
export function PlanPoints({ value, specs }: PlanPointsProps) {
  return (
    <>
      {value.length > 0 && (
        <List>
          {value.map((point) => (
            <Point key={point}>
              <Icon shape={icons.check} />
              {point}
            </Point>
          ))}
        </List>
      )}
      <List>
        {specs.map((spec) => (
          <li key={spec}>{spec}</li>
        ))}
      </List>
    </>
  );
}
