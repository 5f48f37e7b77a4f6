import { Icon, icons, VisuallyHidden } from '@shortlist/web-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../components/RowAction.js';
import { acceptedEndings } from '../accept-files.js';

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

const Folder = styled.p`
  margin-top: 8px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
  text-align: center;
`;

export interface ResumeDropzoneProps {
  /** Files are held over the page. */
  readonly over: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The files chosen in a file input; emptied, so that choosing one again after removing it is a change again. */
function readFiles(input: HTMLInputElement | null): readonly File[] {
  const chosen = [...(input?.files ?? [])];
  if (input) input.value = '';
  return chosen;
}

/** Takes resumes by press or by keyboard, single files or a whole folder; the inputs inside are the browser's own. */
export function ResumeDropzone({ over, onFiles }: ResumeDropzoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const choose = (from: HTMLInputElement | null) => {
    const chosen = readFiles(from);
    if (chosen.length > 0) onFiles(chosen);
  };

  return (
    <>
      <Zone $over={over}>
        <Icon shape={icons.upload} size={26} />
        <strong>Drop resume files here or click to browse</strong>
        <small>Supports PDF, DOC, and DOCX files</small>
        <small>Also ODT, RTF, TXT, MD, HTML, JPG, PNG, ZIP, EML, MSG</small>
        <small>Each resume in a file becomes a candidate</small>
        <VisuallyHidden
          as="input"
          ref={input}
          type="file"
          multiple
          data-upload="files"
          accept={acceptedEndings.join(',')}
          onChange={() => choose(input.current)}
        />
      </Zone>
      <Folder>
        or{' '}
        <RowAction type="button" onClick={() => folder.current?.click()}>
          choose a folder
        </RowAction>
        <input
          ref={folder}
          type="file"
          hidden
          aria-label="Choose a folder"
          // As attributes: React does not know the first one as a property.
          {...{ webkitdirectory: '' }}
          multiple
          onChange={() => choose(folder.current)}
        />
      </Folder>
    </>
  );
}
