import { Note } from '@shortlist/web-kit';
import { RowAction } from '../../components/RowAction.js';

export interface FileNoticesProps {
  /** Sentences about files that were left out; none: nothing is shown. */
  readonly notices: readonly string[];
  readonly onDismiss: () => void;
}

/** Files left out, with the reason; shown until it is dismissed. */
export function FileNotices({ notices, onDismiss }: FileNoticesProps) {
  return (
    <div role="status">
      {notices.length > 0 ? (
        <Note
          tone="warn"
          style={{ marginTop: 12 }}
          action={
            <RowAction type="button" onClick={onDismiss}>
              Dismiss
            </RowAction>
          }
        >
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Note>
      ) : null}
    </div>
  );
}
