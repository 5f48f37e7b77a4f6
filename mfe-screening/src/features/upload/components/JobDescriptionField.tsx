import { upload } from '@shortlist/contracts/constants';
import { Chip, formatNumber, Icon, icons, TextArea, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { BlockHeading } from './BlockHeading.js';

const Area = styled(TextArea)`
  textarea {
    height: 240px;
  }
  @media (max-width: 860px) {
    textarea {
      height: 220px;
    }
  }
`;

export interface JobDescriptionFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The job description, 'Ready' as soon as it says something. */
export function JobDescriptionField({ value, onChange }: JobDescriptionFieldProps) {
  const excess = value.length - upload.maxJobDescriptionCharacters;
  return (
    <>
      <BlockHeading>
        Job Description
        {value.trim() !== '' && excess <= 0 ? (
          <Chip tone="good">
            <Icon shape={icons.check} />
            Ready
          </Chip>
        ) : null}
      </BlockHeading>
      <Area
        label={<VisuallyHidden>Job Description</VisuallyHidden>}
        placeholder="Paste the job description: the role, what it needs, what would be a plus."
        value={value}
        error={
          excess > 0
            ? `The job description is too long by ${formatNumber(excess)} ${excess === 1 ? 'character' : 'characters'}. Please keep it under ${formatNumber(upload.maxJobDescriptionCharacters)} characters.`
            : undefined
        }
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
