import { ButtonLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { type Evidence, pageAt, wordsIn } from '../../../../screening/findings/evidence.js';
import type { ResumeText } from '../../../../screening/screening.js';
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

interface ShownOriginalProps extends OriginalProps {
  /** Null while it is loaded. Words of a scan have places on the original. */
  readonly text: ResumeText | null;
  readonly selected: readonly Evidence[];
}

/** Zoom in percent at which a quote of a scanned page is read, and the page is as wide as its frame. */
const QUOTE_ZOOM = 100;
/** Room above a quote and to its left, as a share of the page. */
const CONTEXT = 0.1;

/**
 * The place in a PDF as its viewer takes it: of a scan, and of one of several resumes, the one of the first selected
 * quote.
 */
function viewOf({ text, selected }: Pick<ShownOriginalProps, 'text' | 'selected'>): string {
  const { scan, part } = text ?? {};
  const { firstPage = 1 } = part ?? {};
  const [word] = selected.flatMap((each) => wordsIn(scan, each));
  const page = word && scan?.pages[word.page - 1];
  if (word && page) {
    const left = Math.round(Math.max(0, word.box.left - CONTEXT) * page.width);
    const top = Math.round(Math.max(0, word.box.top - CONTEXT) * page.height);
    return `page=${word.page + firstPage - 1}&zoom=${QUOTE_ZOOM},${left},${top}`;
  }
  if (!text || !part) return 'view=FitH';
  const [first] = selected;
  return `page=${first ? pageAt(text, first.start) : firstPage}&view=FitH`;
}

/** A PDF as it was sent. */
export function OriginalView({ file, text, selected }: ShownOriginalProps) {
  const url = useObjectUrl(file);
  const view = viewOf({ text, selected });
  return url ? (
    <Frame
      key={`${url}#${view}`}
      data-spot={text?.scan ? 'chosen' : undefined}
      src={`${url}#toolbar=1&navpanes=0&${view}`}
      title={`${file.name} as it was sent`}
    />
  ) : null;
}

const Sheet = styled.div`
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--surface);
`;

const Paper = styled.div`
  position: relative;
  img {
    display: block;
    width: 100%;
  }
`;

/** Its colours are those of light screens: a scan shows white paper on dark ones, too. */
const Spot = styled.span`
  position: absolute;
  background: #ffe873;
  mix-blend-mode: multiply;
  &[data-spot='chosen'] {
    outline: 2px solid #2b4acb;
  }
  @media (forced-colors: active) {
    outline: 2px solid Highlight;
  }
`;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

export interface OriginalPictureProps extends ShownOriginalProps {
  readonly evidence: readonly Evidence[];
  /** Called when the picture has its height, so that places in it have theirs. */
  readonly onShown: () => void;
}

/** A picture as it was sent, with the evidence marked in it. */
export function OriginalPicture(props: OriginalPictureProps) {
  const { file, text, evidence, selected, onShown } = props;
  const scan = text?.scan;
  const url = useObjectUrl(file);
  const chosen = new Set(selected.flatMap((each) => wordsIn(scan, each)));
  const words = new Set([...evidence.flatMap((each) => wordsIn(scan, each)), ...chosen]);
  return url ? (
    <Sheet>
      <Paper>
        <img src={url} alt={`${file.name} as it was sent`} onLoad={onShown} />
        {[...words].map((word) => (
          <Spot
            key={word.start}
            data-spot={chosen.has(word) ? 'chosen' : 'other'}
            style={{
              left: percent(word.box.left),
              top: percent(word.box.top),
              width: percent(word.box.right - word.box.left),
              height: percent(word.box.bottom - word.box.top),
            }}
          />
        ))}
      </Paper>
    </Sheet>
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
