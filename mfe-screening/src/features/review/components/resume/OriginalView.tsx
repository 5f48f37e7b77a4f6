import { ButtonLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { type Evidence, pageAt } from '../../../../screening/findings/evidence.js';
import type { ResumeText } from '../../../../screening/screening.js';
import { type Spot, spotsOn } from '../../resume/spots.js';
import { useMarkedFile } from '../../resume/use-marked-file.js';
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
  readonly evidence: readonly Evidence[];
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
function viewOf({ text, selected }: ShownOriginalProps, [first]: readonly Spot[]): string {
  const { scan, part } = text ?? {};
  const { firstPage = 1 } = part ?? {};
  const page = first?.isChosen && scan?.pages[first.page - firstPage];
  if (first && page) {
    const left = Math.round(Math.max(0, first.box.left - CONTEXT) * page.width);
    const top = Math.round(Math.max(0, first.box.top - CONTEXT) * page.height);
    return `page=${first.page}&zoom=${QUOTE_ZOOM},${left},${top}`;
  }
  if (!text || !part) return 'view=FitH';
  const [quote] = selected;
  return `page=${quote ? pageAt(text, quote.start) : firstPage}&view=FitH`;
}

/** A PDF as it was sent, with the evidence marked on the pages of a scan. */
export function OriginalView(props: ShownOriginalProps) {
  const { file, text } = props;
  const spots = spotsOn(text, props);
  const url = useObjectUrl(useMarkedFile(file, spots));
  const view = viewOf(props, spots);
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
const Mark = styled.span`
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
  /** Called when the picture has its height, so that places in it have theirs. */
  readonly onShown: () => void;
}

/** A picture as it was sent, with the evidence marked in it. */
export function OriginalPicture(props: OriginalPictureProps) {
  const { file, text, onShown } = props;
  const url = useObjectUrl(file);
  return url ? (
    <Sheet>
      <Paper>
        <img src={url} alt={`${file.name} as it was sent`} onLoad={onShown} />
        {spotsOn(text, props).map(({ box, isChosen }) => (
          <Mark
            key={`${box.left} ${box.top}`}
            data-spot={isChosen ? 'chosen' : 'other'}
            style={{
              left: percent(box.left),
              top: percent(box.top),
              width: percent(box.right - box.left),
              height: percent(box.bottom - box.top),
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
