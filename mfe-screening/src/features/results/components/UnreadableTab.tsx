import type { UnreadableFile } from '@shortlist/contracts';
import { Card } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Intro = styled.p`
  padding: 20px 0 var(--s3);
  max-width: 68ch;
  color: var(--ink-soft);
`;

const List = styled.ul`
  li {
    padding: 14px 20px;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

/** The files that could not be read, each with its reason. */
export function UnreadableTab({ files }: { readonly files: readonly UnreadableFile[] }) {
  return (
    <section aria-label="Files that could not be read">
      <Intro>
        These files were not scored, not rejected and get no email. Look at them yourself, or ask
        for another format and screen them again.
      </Intro>
      <Card>
        <List>
          {files.map(({ fileName, message }, index) => (
            <li key={index}>
              <strong>{fileName}</strong>
              <span>{message}</span>
            </li>
          ))}
        </List>
      </Card>
    </section>
  );
}
