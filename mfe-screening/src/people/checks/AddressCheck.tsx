import type { Candidate } from '@shortlist/contracts/screening';
import { createLazyDialog, VisuallyHidden } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { RowAction } from '../../components/RowAction.js';
import { useScreeningChanges } from '../store/use-screening.js';
import { CheckNote, Choices } from './check-style.js';
import { useConfirmAddress } from './use-confirm-address.js';

const CorrectAddressDialog = createLazyDialog(
  async () => (await import('./CorrectAddressDialog.js')).CorrectAddressDialog,
  'Correct the address',
);

/** Says as a sentence why an address is doubtful, or who checked it; null for an address that is clear. */
function textOf({ email, addressDoubt, addressCheck }: Candidate): string | null {
  if (addressDoubt !== undefined) {
    return email === ''
      ? addressDoubt
      : `${email}: ${addressDoubt} We send nothing until you check it.`;
  }
  if (!addressCheck) return null;
  const { found, by } = addressCheck;
  if (found === email) return `${by} confirmed the address ${email}.`;
  const shown = found === '' ? 'The resume shows none.' : `The resume shows ${found}.`;
  return `${by} corrected the address to ${email}. ${shown}`;
}

export interface AddressCheckProps {
  readonly candidate: Candidate;
  /** True offers to correct an address that nobody doubts, too. */
  readonly always?: boolean;
}

/** Why an address has to be checked, and the ways to do it; or who checked it. */
export function AddressCheck({ candidate, always = false }: AddressCheckProps) {
  const { changeable } = useScreeningChanges();
  const confirm = useConfirmAddress();
  const [isOpen, setOpen] = useState(false);
  const correct = useRef<HTMLButtonElement>(null);
  const { candidate: name, email, addressDoubt, mail = null } = candidate;
  const text = textOf(candidate);
  const canChange = changeable && mail === null;
  if (text === null && !(always && canChange)) return null;

  const about = <VisuallyHidden>: address of {name}</VisuallyHidden>;
  const accept = async () => {
    // The button goes away with the doubt.
    if (await confirm(candidate, email)) correct.current?.focus();
  };
  const choices = canChange ? (
    <Choices>
      {addressDoubt === undefined || email === '' ? null : (
        <RowAction type="button" onClick={() => void accept()}>
          It is right{about}
        </RowAction>
      )}
      <RowAction type="button" ref={correct} onClick={() => setOpen(true)}>
        Correct…{about}
      </RowAction>
    </Choices>
  ) : null;
  return (
    <>
      {text === null ? (
        choices
      ) : (
        <CheckNote tone={addressDoubt === undefined ? 'info' : 'warn'}>
          {text}
          {choices}
        </CheckNote>
      )}
      {isOpen ? (
        <CorrectAddressDialog candidate={candidate} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
