import { styled } from 'styled-components';
import { OnceDialog } from '../dialogs/OnceDialog.js';

const Secret = styled.code`
  display: block;
  font: inherit;
  user-select: all;
`;

export interface SecretDialogProps {
  readonly title: string;
  readonly about: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of a token or webhook. */
export function SecretDialog({ title, about, secret, onClose }: SecretDialogProps) {
  return (
    <OnceDialog
      title={title}
      about={about}
      text={secret}
      copied="It is copied."
      notCopied="The browser did not copy it. Please select it and copy it."
      kept="I’ve saved it"
      onClose={onClose}
    >
      <Secret>{secret}</Secret>
    </OnceDialog>
  );
}
