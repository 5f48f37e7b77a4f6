import { Chip } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-top: 10px;
  font-size: var(--text-xs);
  color: var(--ink-faint);
`;

export interface SkillChipsProps {
  readonly skills: readonly string[];
  /** How many are shown before '+N more'. */
  readonly limit: number;
}

/** The first skills, and how many more there are. */
export function SkillChips({ skills, limit }: SkillChipsProps) {
  if (skills.length === 0) return null;
  const more = skills.length - limit;
  return (
    <List aria-label="Skills">
      {skills.slice(0, limit).map((skill, index) => (
        <li key={index}>
          <Chip>{skill}</Chip>
        </li>
      ))}
      {more > 0 ? <li>+{more} more</li> : null}
    </List>
  );
}
