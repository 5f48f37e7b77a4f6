/** A part of a page that is loaded by itself. */
export type ChangedPart = 'overview' | 'reading' | 'comments' | 'presence';

/** Loads the parts of a page that others changed. */
export interface Changes {
  /** Says how a part is loaded, from now on. */
  put(part: ChangedPart, load: () => void): void;
  /** Loads a part; nothing where the page does not show it. */
  load(part: ChangedPart): void;
  /** True while the server says what others change: then nothing needs to be asked often. */
  isLive(): boolean;
  setLive(isLive: boolean): void;
}

export function createChanges(): Changes {
  const loads: Partial<Record<ChangedPart, () => void>> = {};
  let live = false;
  return {
    put: (part, load) => {
      loads[part] = load;
    },
    load: (part) => loads[part]?.(),
    isLive: () => live,
    setLive: (isLive) => {
      live = isLive;
    },
  };
}
