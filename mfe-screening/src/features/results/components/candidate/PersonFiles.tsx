import type { Candidate } from '@shortlist/contracts/screening';
import { VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import { useSeparate } from '../../../../people/checks/use-separate.js';
import { useScreeningChanges } from '../../../../people/store/use-screening.js';

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin-bottom: 18px;
  font-size: var(--text-sm);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 14px;
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
`;

export interface PersonFilesProps {
  readonly candidate: Candidate;
  /** Id of the file whose evidence is shown; undefined for the one that counts. */
  readonly shown: string | undefined;
  readonly onShow: (file: string | undefined) => void;
}

/** The files of a person who sent several: shows another one, or says that it is somebody else's. */
export function PersonFiles({ candidate, shown, onShow }: PersonFilesProps) {
  const { changeable } = useScreeningChanges();
  const separate = useSeparate();
  const { files = [], candidate: name } = candidate;
  if (files.length < 2) return null;
  return (
    <>
      <h4>{files.length} files of this person; the best one counts</h4>
      <List>
        {files.map(({ id, fileName, score }, index) => {
          const isShown = index === 0 ? shown === undefined : shown === id;
          return (
            <li key={id}>
              <RowAction
                type="button"
                aria-pressed={isShown}
                onClick={() => onShow(index === 0 ? undefined : id)}
              >
                {fileName}
              </RowAction>
              <small>
                {score} points{index === 0 ? ' · counts' : ''}
                {isShown ? ' · shown below' : ''}
              </small>
              {changeable ? (
                <RowAction
                  type="button"
                  onClick={() => {
                    onShow(undefined);
                    void separate(id, fileName);
                  }}
                >
                  Not the same person
                  <VisuallyHidden>
                    : {fileName} is not of {name}
                  </VisuallyHidden>
                </RowAction>
              ) : null}
            </li>
          );
        })}
      </List>
    </>
  );
}
