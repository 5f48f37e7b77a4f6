import { Button, downloadFile, Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { OnceDialog } from '../../dialogs/OnceDialog.js';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

function fileOf(codes: readonly string[]): Blob {
  const lines = ['Shortlist recovery codes. Each works once.', '', ...codes, ''];
  return new Blob([lines.join('\n')], { type: 'text/plain' });
}

/** The recovery codes. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <OnceDialog
      title="Save your recovery codes"
      about="Each code signs you in once if you lose your device. We show them only once: save them in a password manager or on paper."
      text={codes.join('\n')}
      copied="The recovery codes are copied."
      notCopied="The browser did not copy them. Please download them instead."
      kept="I’ve saved them"
      actions={
        <Button onClick={() => downloadFile('shortlist-recovery-codes.txt', fileOf(codes))}>
          <Icon shape={icons.download} />
          Download
        </Button>
      }
      onClose={onClose}
    >
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </OnceDialog>
  );
}
