import { Icon, icons } from '@shortlist/web-kit';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Box, Chip, Field } from './AddressesFieldParts.js';
import { describeInvalid, readAddresses } from './read-addresses.js';

interface Entered {
  /** Addresses that are chips already. */
  readonly addresses: readonly string[];
  /** Text after the chips. */
  readonly text: string;
}

export interface AddressesFieldProps extends Entered {
  readonly onChange: (entered: Entered) => void;
}

/**
 * Several addresses as chips. Enter, comma, semicolon, leaving the field and pasting make chips of what is written; parts
 * that are no address stay to be corrected, and are named.
 */
export function AddressesField({ addresses, text, onChange }: AddressesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function commit(written: string): void {
    const { valid, invalid } = readAddresses(written);
    onChange({ addresses: [...new Set([...addresses, ...valid])], text: invalid.join(' ') });
    setProblem(describeInvalid(invalid));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isEmpty = text.trim() === '';
    if (event.key === 'Backspace' && text === '') {
      onChange({ addresses: addresses.slice(0, -1), text });
    } else if ([',', ';'].includes(event.key) || (event.key === 'Enter' && !isEmpty)) {
      event.preventDefault();
      if (!isEmpty) commit(text);
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    // One address is text to go on with; a list is not.
    if (!/[\s,;]/.test(pasted.trim())) return;
    event.preventDefault();
    commit(`${text} ${pasted}`);
  }

  function remove(address: string): void {
    onChange({ addresses: addresses.filter((each) => each !== address), text });
    input.current?.focus();
  }

  return (
    <Field>
      <label htmlFor={id}>Email addresses</label>
      <Box>
        {addresses.map((address) => (
          <Chip key={address}>
            <span>{address}</span>
            <button type="button" aria-label={`Remove ${address}`} onClick={() => remove(address)}>
              <Icon shape={icons.close} />
            </button>
          </Chip>
        ))}
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-error`}
          onChange={(event) => {
            onChange({ addresses, text: event.target.value });
            setProblem(null);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => text.trim() !== '' && commit(text)}
        />
      </Box>
      {problem === null ? (
        <p id={`${id}-hint`}>Several at once: part them by commas, or paste a list.</p>
      ) : (
        <p id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
    </Field>
  );
}
