import { upload } from '@shortlist/contracts/constants';
import { Chip, formatNumber, Icon, icons, TextArea, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Area = styled(TextArea)`
  textarea {
    height: 180px;
  }
  @media (max-width: 860px) {
    textarea {
      height: 148px;
    }
  }
`;

export interface JobDescriptionFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Characters that a description is too long by; 0 or less when it fits. */
const excessOf = (text: string) => text.length - upload.maxJobDescriptionCharacters;

/** 'Ready' as soon as the description says something. */
export function ReadyChip({ value }: Pick<JobDescriptionFieldProps, 'value'>) {
  if (value.trim() === '' || excessOf(value) > 0) return null;
  return (
    <Chip tone="good">
      <Icon shape={icons.check} />
      Ready
    </Chip>
  );
}

/** The job description. */
export function JobDescriptionField({ value, onChange }: JobDescriptionFieldProps) {
  const excess = excessOf(value);
  return (
    <Area
      label={<VisuallyHidden>Job Description</VisuallyHidden>}
      placeholder="Paste the job description"
      value={value}
      error={
        excess > 0
          ? `The job description is too long by ${formatNumber(excess)} ${excess === 1 ? 'character' : 'characters'}. Please keep it under ${formatNumber(upload.maxJobDescriptionCharacters)} characters.`
          : undefined
      }
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
