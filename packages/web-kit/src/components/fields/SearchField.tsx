import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon.js';
import * as icons from '../IconShapes.js';
import { Input } from './Input.js';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'type'
> {
  /** Read by screen readers; shown as the placeholder too unless another is given. */
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const Box = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  svg {
    position: absolute;
    left: 11px;
    top: calc(50% - 8px);
    color: var(--ink-faint);
    pointer-events: none;
  }
  @media print {
    display: none;
  }
`;

/** A search box with a magnifying glass. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <Box className={className}>
      <Icon shape={icons.search} />
      <Input placeholder={label} {...input} type="search" aria-label={label} $start={34} />
    </Box>
  );
}
