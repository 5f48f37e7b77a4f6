import { containerOf } from '@shortlist/contracts/constants';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { WindowList } from '../../components/list/WindowList.js';
import { RemoveButton } from '../../components/RemoveButton.js';
import { formatOf, formatSize } from '../accept-files.js';

const Box = styled.div`
  margin-top: 20px;
  header {
    display: flex;
    justify-content: space-between;
    padding-bottom: 6px;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

const rowHeight = 44;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: 10px;
  align-items: center;
  height: 100%;
  border-top: 1px solid var(--line);
`;

const Format = styled.span`
  padding: 4px 5px;
  border: 1px solid var(--line-strong);
  border-radius: 4px;
  font-size: 0.625rem;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.04em;
  color: var(--ink-soft);
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  line-height: 1.3;
  small {
    display: block;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
`;

const Size = styled.span`
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--ink-faint);
`;

export interface UploadedFileListProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

/**
 * The chosen files, each with its format, size and a way to remove it. After removing one, the focus is on the next one's
 * button, so that several can be removed in a row; after the last, where files are chosen.
 */
export function UploadedFileList({ files, onRemove }: UploadedFileListProps) {
  const box = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (removedAt.current === null) return;
    const index = Math.min(removedAt.current, files.length - 1);
    removedAt.current = null;
    const next = box.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`);
    (next ?? document.querySelector<HTMLElement>('[data-upload="files"]'))?.focus();
  }, [files]);

  if (files.length === 0) return <div ref={box} />;
  return (
    <Box ref={box}>
      <header>
        <span>Uploaded Files ({files.length})</span>
        <span>Ready to process</span>
      </header>
      <WindowList
        label="Uploaded files"
        count={files.length}
        rowHeight={rowHeight}
        keyOf={(index) => `${files[index]?.name ?? ''}/${files[index]?.size ?? index}`}
        renderRow={(index) => {
          const file = files[index];
          if (!file) return null;
          const remove = () => {
            removedAt.current = index;
            onRemove(file);
          };
          return (
            <Row>
              <Format>{formatOf(file)}</Format>
              <Name title={file.name}>
                {file.name}
                {containerOf(file.name) ? <small>Opened when uploaded</small> : null}
              </Name>
              <Size>{formatSize(file.size)}</Size>
              <RemoveButton of={file.name} onRemove={remove} />
            </Row>
          );
        }}
      />
    </Box>
  );
}
