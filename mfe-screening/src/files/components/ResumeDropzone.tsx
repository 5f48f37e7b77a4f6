import { upload } from '@shortlist/contracts/constants';
import { Icon, VisuallyHidden } from '@shortlist/web-kit';
import { type DragEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Zone = styled.label<{ $over: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding: 30px 20px;
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--accent)' : 'var(--line-field)')};
  border-radius: 10px;
  background: ${({ $over }) => ($over ? 'var(--accent-wash)' : 'var(--paper)')};
  text-align: center;
  cursor: pointer;
  transition:
    background 0.15s var(--ease),
    border-color 0.15s var(--ease);
  &:hover {
    border-color: var(--ink-soft);
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  svg {
    color: var(--ink-faint);
    margin-bottom: 6px;
  }
  strong {
    font-weight: 600;
  }
  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

/** Takes resumes by drag and drop, by press or by keyboard; the input inside is the browser's own. */
export function ResumeDropzone({
  onFiles,
}: {
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const onChoose = () => {
    const chosen = [...(input.current?.files ?? [])];
    // Emptied so that choosing a file again after removing it is a change again.
    if (input.current) input.current.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };

  return (
    <Zone
      $over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon name="upload" size={26} />
      <strong>Drop resume files here or click to browse</strong>
      <small>Supports PDF, DOC, and DOCX files</small>
      <VisuallyHidden
        as="input"
        ref={input}
        type="file"
        multiple
        accept={upload.extensions.join(',')}
        onChange={onChoose}
      />
    </Zone>
  );
}
