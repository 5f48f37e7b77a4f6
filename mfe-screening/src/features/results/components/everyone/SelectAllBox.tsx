import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { Box } from './table-style.js';

export interface SelectAllBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** True while some are selected and others are not. */
  readonly some: boolean;
}

/** The checkbox over a column of checkboxes. */
export function SelectAllBox({ some, ...rest }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return <Box {...rest} ref={box} type="checkbox" />;
}
