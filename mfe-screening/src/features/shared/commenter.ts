const storageKey = 'shortlist.commenter';

/** The name under which somebody last commented in this browser; blank when nobody did. */
export function readCommenter(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

export function keepCommenter(name: string): void {
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // A browser that keeps nothing asks for the name again next time.
  }
}
