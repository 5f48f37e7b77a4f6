import { Button, Dialog } from '@shortlist/web-kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { keyHelp } from '../review-keys.js';
import { Key } from './review-style.js';

const Table = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;
  align-items: baseline;
  dt {
    display: flex;
    gap: 4px;
    justify-content: flex-end;
  }
  kbd {
    display: inline-block;
  }
`;

/** The keys of the review and what they do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      title="Keys"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Table>
        {keyHelp.map(({ keys, text }) => (
          <Fragment key={text}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </Table>
    </Dialog>
  );
}
