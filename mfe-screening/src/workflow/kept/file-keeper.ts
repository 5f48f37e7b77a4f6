/** The files of a tab: those chosen for the next screening, and those of the one that runs. */
export interface ChosenFiles {
  readonly draft: readonly File[];
  readonly sent: readonly File[];
}

/** Keeps a tab's files over a reload. To keep them is a convenience: what goes wrong is told, and nothing fails by it. */
export interface FileKeeper {
  /** Loads the kept files. Files of a running screening come all or not at all: its parts must be the same again. */
  readonly load: () => Promise<ChosenFiles>;
  /** Keeps these and nothing else; of several calls in a row the last counts. */
  readonly save: (files: ChosenFiles) => void;
  /** Hears once, as a sentence, why the files can't be kept; null when they can be again. */
  readonly onUnkept: (listener: (reason: string | null) => void) => void;
}

const nothing: ChosenFiles = { draft: [], sent: [] };

/** Where nothing can be kept, and nobody needs to hear of it. */
export const noKeeper: FileKeeper = {
  load: () => Promise.resolve(nothing),
  save: () => undefined,
  onUnkept: () => undefined,
};
