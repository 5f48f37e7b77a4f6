import { styled } from 'styled-components';

const Box = styled.details`
  max-width: 720px;
  margin: var(--s3) auto 0;
  font-size: var(--text-sm);
  summary {
    width: fit-content;
    color: var(--ink-soft);
    cursor: pointer;
  }
  p {
    margin-top: 8px;
    padding: 14px 16px;
    border-radius: 8px;
    border: 1px solid var(--line);
    background: var(--surface);
    color: var(--ink-soft);
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export interface CoverLetterProps {
  /** Text of the mail that the resume was attached to; absent without one. */
  readonly letter: string | undefined;
}

/** The mail that a resume came with. It is shown, and never scored. */
export function CoverLetter({ letter }: CoverLetterProps) {
  if (!letter) return null;
  return (
    <Box>
      <summary>Mail with this resume (not scored)</summary>
      <p>{letter}</p>
    </Box>
  );
}
