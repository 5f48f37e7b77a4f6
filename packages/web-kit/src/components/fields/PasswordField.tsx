import { useState } from 'react';
import { styled } from 'styled-components';
import { Field } from './Field.js';
import { Input } from './Input.js';
import type { TextFieldProps } from './TextField.js';

const Box = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  position: absolute;
  inset: 0 4px 0 auto;
  min-width: 44px;
  border: 0;
  background: none;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  font-weight: 500;
  padding: 0 8px;
  cursor: pointer;
  border-radius: var(--radius-control);
  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** A password with a button that shows and hides it. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  className,
  size = 'md',
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <Box>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            $size={size}
            $end={64}
          />
          <Toggle
            type="button"
            aria-controls={ids.id}
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Toggle>
        </Box>
      )}
    </Field>
  );
}
