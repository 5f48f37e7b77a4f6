import type { SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon.js';
import * as icons from '../IconShapes.js';
import { fieldBox } from '../style-parts.js';
import { Field, type FieldText } from './Field.js';

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'>, FieldText {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen; can't be chosen again. */
  readonly placeholder?: string;
}

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    right: 12px;
    top: calc(50% - 8px);
    color: var(--ink-faint);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${fieldBox}
  appearance: none;
  padding-right: 36px;
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** One choice of a list with its label, hint and error; the platform's own menu. */
export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <Box>
          <Select {...select} {...ids}>
            {placeholder === undefined ? null : (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Icon shape={icons.chevronDown} />
        </Box>
      )}
    </Field>
  );
}
