import { styled } from 'styled-components';
import { Field } from './Field.js';
import { Input } from './Input.js';
import type { TextFieldProps } from './TextField.js';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The unit, inside the field's right edge. */
  readonly suffix?: string;
}

const Box = styled.div`
  position: relative;
  width: 100px;
  font-variant-numeric: tabular-nums;
  input::-webkit-inner-spin-button,
  input::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  input {
    appearance: textfield;
  }
`;

const Suffix = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0 12px 0 auto;
  display: grid;
  place-items: center;
  color: var(--ink-faint);
  pointer-events: none;
`;

/** A number with its unit, label, hint and error. */
export function NumberField({
  id,
  label,
  hint,
  error,
  className,
  suffix,
  size = 'md',
  ...input
}: NumberFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <Box>
          <Input
            inputMode="numeric"
            {...input}
            {...ids}
            type="number"
            $size={size}
            $end={suffix ? 32 : 12}
          />
          {suffix ? <Suffix>{suffix}</Suffix> : null}
        </Box>
      )}
    </Field>
  );
}
