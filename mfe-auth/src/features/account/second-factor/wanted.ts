/** Change of the second factor, made once the user has proved their identity. */
export type Wanted =
  | { readonly kind: 'addApp' | 'removeApp' | 'renewCodes' | 'addPasskey' }
  | { readonly kind: 'removePasskey'; readonly id: string };

const simple = ['addApp', 'removeApp', 'renewCodes', 'addPasskey'] as const;
const removal = 'removePasskey:';

/** The dialog that asks for it, by the name under which the page opens it again. */
export function dialogNameOf(wanted: Wanted): string {
  return wanted.kind === 'removePasskey' ? `${removal}${wanted.id}` : wanted.kind;
}

/** Reads the change that a dialog's name stands for; null for the dialogs of other parts. */
export function readWanted(dialogName: string | null): Wanted | null {
  if (dialogName?.startsWith(removal))
    return { kind: 'removePasskey', id: dialogName.slice(removal.length) };
  const kind = simple.find((each) => each === dialogName);
  return kind === undefined ? null : { kind };
}
