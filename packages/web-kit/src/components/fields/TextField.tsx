import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldText } from './Field.js';
import { Input } from './Input.js';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>, FieldText {
  readonly size?: 'md' | 'lg';
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField({
  id,
  label,
  hint,
  error,
  className,
  size = 'md',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => <Input {...input} {...ids} $size={size} />}
    </Field>
  );
}
