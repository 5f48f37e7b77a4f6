import { chooseTheme, readThemeChoice, type ThemeChoice } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

const choices: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const Group = styled.fieldset`
  padding: var(--s1) var(--s3) var(--s2);
  legend {
    padding: 0 0 6px;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
  > div {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 2px;
    padding: 2px;
    border-radius: var(--radius-control);
    background: var(--sunken);
  }
  label {
    display: grid;
    place-items: center;
    min-height: 32px;
    border-radius: 5px;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-weight: 500;
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--surface);
    color: var(--ink);
    box-shadow: 0 0 0 1px var(--line-strong);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--focus);
  }
  input {
    position: absolute;
    opacity: 0;
  }
  @media (max-width: 860px), (pointer: coarse) {
    label {
      min-height: 44px;
    }
  }
`;

/** Chooses between the system's theme, light and dark. */
export function ThemeSwitch() {
  const [choice, setChoice] = useState(readThemeChoice);
  return (
    <Group>
      <legend>Theme</legend>
      <div>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              onChange={() => {
                chooseTheme(value);
                setChoice(value);
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </Group>
  );
}
