import type { Candidate } from '@shortlist/contracts/screening';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';

const List = styled.ul`
  display: grid;
  gap: 2px;
  button {
    overflow-wrap: anywhere;
    text-align: left;
  }
  button[aria-pressed='true'] {
    color: var(--ink);
    font-weight: 550;
  }
  small {
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
`;

export interface FilesLineProps {
  readonly candidate: Candidate;
  /** True while scores are hidden from a reader. */
  readonly isBlind: boolean;
  /** The file that is shown. */
  readonly file: string;
  readonly onShow: (file: string) => void;
}

function wordOf(score: number, is: { readonly isFirst: boolean; readonly isBlind: boolean }) {
  const words = [is.isBlind ? null : score, is.isFirst ? 'counts' : null];
  return words.filter((word) => word !== null).join(', ');
}

/** The files of a person, the one that counts first; each can be looked at. */
export function FilesLine({ candidate, isBlind, file, onShow }: FilesLineProps) {
  const { files = [], fileName } = candidate;
  if (files.length < 2) return fileName;
  return (
    <List>
      {files.map((each, index) => (
        <li key={each.id}>
          <RowAction type="button" aria-pressed={each.id === file} onClick={() => onShow(each.id)}>
            {each.fileName}
          </RowAction>{' '}
          <small>{wordOf(each.score, { isFirst: index === 0, isBlind })}</small>
        </li>
      ))}
    </List>
  );
}
