import { styled } from 'styled-components';

/** One person's row in a list card. */
export const Person = styled.article`
  padding: 18px 20px;
  & + & {
    border-top: 1px solid var(--line);
  }
  &[data-move='enters'] {
    background: color-mix(in srgb, var(--good-wash) 55%, transparent);
  }
  &[data-move='leaves'] {
    background: color-mix(in srgb, var(--bad-wash) 45%, transparent);
  }
  @media (max-width: 480px) {
    padding: 16px;
  }
  @media print {
    /* an open one may be longer than a page */
    &:not(:has([id^='details-'])) {
      break-inside: avoid;
    }
  }
`;

export const PersonHead = styled.div`
  display: grid;
  grid-template:
    'avatar who score' auto
    'avatar meta score' 1fr / auto minmax(0, 1fr) auto;
  column-gap: 14px;
  align-items: start;
  break-inside: avoid;
  break-after: avoid;
  > :first-child {
    grid-area: avatar;
  }
  > :last-child {
    grid-area: score;
  }
  @media (max-width: 640px) {
    grid-template-areas:
      'avatar who score'
      'avatar meta meta';
  }
`;

/** Content under the name, in line with it; on phones as wide as the row. */
export const Indented = styled.div`
  margin-left: 50px;
  @media (max-width: 640px) {
    margin-left: 0;
  }
`;

export const Who = styled.div`
  grid-area: who;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 8px;
  h3 {
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: -0.005em;
  }
`;

export const Meta = styled.div`
  grid-area: meta;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 14px;
  margin-top: 1px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
  > span {
    overflow-wrap: anywhere;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  margin-top: 12px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;
