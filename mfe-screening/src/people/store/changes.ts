/** A part of a page that is loaded by itself. */
export type ChangedPart = 'overview' | 'reading' | 'comments' | 'presence';

/** Loads the parts of a page that others changed; each part puts its own way in. */
export interface Changes extends Partial<Record<ChangedPart, () => void>> {
  /** True while the server says what others change: then nothing needs to be asked often. */
  isLive?: boolean;
}
