// Runs before the first paint, so that a chosen theme does not flash the system's. The key is web-kit's themeStorageKey.
try {
  const choice = globalThis.localStorage.getItem('shortlist.theme');
  if (choice === 'light' || choice === 'dark') {
    globalThis.document.documentElement.dataset.theme = choice;
    globalThis.document.documentElement.style.colorScheme = choice;
  }
} catch {
  // No storage here: the system's theme it is.
}
