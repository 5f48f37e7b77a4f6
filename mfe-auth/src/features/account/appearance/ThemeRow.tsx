import { Rows, SettingRow } from '../components/Rows.js';
import { RowSelect } from '../components/RowSelect.js';
import { useTheme } from './use-theme.js';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The theme of this browser, as the header's switch has it. */
export function ThemeRow() {
  const { theme, chooseTheme } = useTheme();
  return (
    <Rows>
      <SettingRow
        title="Theme"
        state="Saved in this browser; ‘System’ follows your device"
        action={
          <RowSelect
            label="Theme"
            options={themes}
            value={theme}
            onChange={({ target }) => {
              const chosen = themes.find(({ value }) => value === target.value);
              if (chosen) chooseTheme(chosen.value);
            }}
          />
        }
      />
    </Rows>
  );
}
