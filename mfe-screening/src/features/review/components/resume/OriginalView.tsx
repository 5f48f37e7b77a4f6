import { ButtonLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useObjectUrl } from '../../resume/use-object-url.js';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  min-height: 70vh;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--surface);
`;

interface OriginalProps {
  readonly file: File;
}

/** A PDF as it was sent. */
export function OriginalView({ file }: OriginalProps) {
  const url = useObjectUrl(file);
  return url ? (
    <Frame
      key={url}
      src={`${url}#toolbar=1&navpanes=0&view=FitH`}
      title={`${file.name} as it was sent`}
    />
  ) : null;
}

/** For a file that browsers can't show. */
export function OriginalDownload({ file }: OriginalProps) {
  const url = useObjectUrl(file);
  return url ? (
    <ButtonLink href={url} download={file.name} variant="bare">
      Download the original
    </ButtonLink>
  ) : null;
}
