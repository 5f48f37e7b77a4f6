import type { UnreadableFile } from '@shortlist/contracts/screening';
import { Card } from '@shortlist/web-kit';
import { TabIntro } from './TabIntro.js';
import { UnreadableRow } from './UnreadableRow.js';

export interface UnreadableTabProps {
  readonly jobId: string;
  readonly files: readonly UnreadableFile[];
}

/** The files that could not be read or are no resumes, each with its reason. */
export function UnreadableTab({ jobId, files }: UnreadableTabProps) {
  return (
    <section aria-label="Files that could not be read">
      <TabIntro>
        We couldn’t read these files, so they have no score, no decision and no email. Read them
        yourself, or ask for another format and screen them again.
      </TabIntro>
      <Card as="ul">
        {files.map((file, index) => (
          <UnreadableRow key={file.id ?? index} jobId={jobId} file={file} />
        ))}
      </Card>
    </section>
  );
}
