import { css } from 'styled-components';

export type Tone = 'neutral' | 'good' | 'info' | 'warn' | 'bad';

const onWash = (name: string) => css`
  background: var(--${name}-wash);
  color: var(--${name});
`;

/** Text on its wash, per state. */
export const toneColors = {
  neutral: css`
    background: var(--sunken);
    color: var(--ink-soft);
  `,
  good: onWash('good'),
  info: onWash('info'),
  warn: onWash('warn'),
  bad: onWash('bad'),
} satisfies Record<Tone, unknown>;
