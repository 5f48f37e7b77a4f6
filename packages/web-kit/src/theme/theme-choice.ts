export type ThemeChoice = 'system' | 'light' | 'dark';

/** Where the choice is kept; absent means the system decides. */
export const themeStorageKey = 'shortlist.theme';

/** The theme the person chose. `system` when nothing is stored or storage is not available. */
export function readThemeChoice(): ThemeChoice {
  const stored = storage()?.getItem(themeStorageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows a theme: sets `data-theme` on the root, or removes it so that the system decides. */
export function applyThemeChoice(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = choice;
  // The style sheet says the same, but only the element's own style is there before the style sheet is.
  root.style.colorScheme = choice === 'system' ? '' : choice;
}

/** Shows a theme and keeps it for the next visit where storage is available. */
export function chooseTheme(choice: ThemeChoice): void {
  applyThemeChoice(choice);
  if (choice === 'system') storage()?.removeItem(themeStorageKey);
  else storage()?.setItem(themeStorageKey, choice);
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    // Reading the property throws where the browser blocks site data; the page then just does not remember.
    return null;
  }
}
