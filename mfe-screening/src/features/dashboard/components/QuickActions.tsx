import { Link } from '@shortlist/router';
import { Card, useMay } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const actions = [
  { title: 'Upload Resumes', text: 'PDF, DOC and DOCX' },
  { title: 'View Results', text: 'Scores with their evidence' },
  { title: 'Send Emails', text: 'Review, then send' },
  { title: 'Export Data', text: 'Excel and text' },
] as const;

const Tiles = styled.nav`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s3);
  margin: var(--s5) 0 36px;
  @media (max-width: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tile = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 16px 18px;
  transition: border-color 0.15s;
  &:hover {
    border-color: var(--ink);
  }
  strong {
    font-weight: 600;
  }
  span {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

/** Four ways into the workflow; all of them begin with an upload (specification §2), which not everybody may do. */
export function QuickActions() {
  const mayStart = useMay()('screening.start');
  if (!mayStart) return null;
  return (
    <Tiles aria-label="Quick actions">
      {actions.map(({ title, text }) => (
        <Tile key={title} as={Link} to="/upload">
          <strong>{title}</strong>
          <span>{text}</span>
        </Tile>
      ))}
    </Tiles>
  );
}
