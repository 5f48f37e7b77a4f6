import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { fieldBox } from '../style-parts.js';
import { Field, type FieldText } from './Field.js';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldText {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const Area = styled.textarea`
  ${fieldBox}
  height: auto;
  min-height: 96px;
  padding: 10px 14px;
  line-height: 1.6;
  resize: vertical;
`;

/** Several lines of text with their label, hint and error. */
export function TextArea({ id, label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => <Area rows={5} {...area} {...ids} />}
    </Field>
  );
}
