import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon.js';
import * as icons from '../IconShapes.js';
import { type Tone, toneColors } from '../tone.js';

export interface NoteProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  /** A button or link under the text. */
  readonly action?: ReactNode;
}

const Box = styled.div<{ $tone: Tone }>`
  ${({ $tone }) => toneColors[$tone]}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 10px;
  padding: 11px 14px;
  border-radius: 8px;
  font-size: var(--text-sm);
  svg {
    margin-top: 2px;
  }
  strong {
    display: block;
    font-weight: 600;
  }
`;

const Action = styled.div`
  margin-top: var(--s2);
`;

const shapes = {
  neutral: icons.info,
  good: icons.check,
  info: icons.info,
  warn: icons.warning,
  bad: icons.error,
};

/** A message in the flow of the page. One with tone `bad` is announced at once. */
export function Note({ tone = 'neutral', title, children, action, ...rest }: NoteProps) {
  return (
    <Box role={tone === 'bad' ? 'alert' : undefined} {...rest} $tone={tone}>
      <Icon shape={shapes[tone]} />
      <div>
        {title ? <strong>{title}</strong> : null}
        {children}
        {action ? <Action>{action}</Action> : null}
      </div>
    </Box>
  );
}
