import { Icon } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { formatOf, formatSize } from '../accept-files.js';

const Box = styled.div`
  margin-top: 16px;
  header {
    display: flex;
    justify-content: space-between;
    padding-bottom: 6px;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
  ul {
    max-height: 420px;
    overflow: auto;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    border-top: 1px solid var(--line);
  }
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
`;

const Size = styled.span`
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--ink-faint);
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: var(--ink-faint);
  cursor: pointer;
  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

export interface UploadedFileListProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

/** The chosen files, each with its format, size and a way to remove it. */
export function UploadedFileList({ files, onRemove }: UploadedFileListProps) {
  if (files.length === 0) return null;
  return (
    <Box>
      <header>
        <span>Uploaded Files ({files.length})</span>
        <span>Ready to process</span>
      </header>
      <ul aria-label="Uploaded files">
        {files.map((file) => (
          <li key={`${file.name}/${file.size}`}>
            <Format>{formatOf(file)}</Format>
            <Name title={file.name}>{file.name}</Name>
            <Size>{formatSize(file.size)}</Size>
            <Remove type="button" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
              <Icon name="close" size={14} />
            </Remove>
          </li>
        ))}
      </ul>
    </Box>
  );
}
