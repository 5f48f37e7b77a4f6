import { styled } from 'styled-components';
import { RemoveButton } from '../../components/RemoveButton.js';
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
            <RemoveButton of={file.name} onRemove={() => onRemove(file)} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
