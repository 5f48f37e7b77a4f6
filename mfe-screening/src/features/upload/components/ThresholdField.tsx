import { threshold } from '@shortlist/contracts/constants';
import { NumberField } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { parseThreshold } from '../threshold.js';

const Box = styled.div`
  margin-top: 22px;
`;

export interface ThresholdFieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The threshold in percent. What is typed takes effect at once; what it became is shown when the field is left. */
export function ThresholdField({ value, onChange }: ThresholdFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Box>
      <NumberField
        label="AI Comparison Threshold"
        hint="Higher values = stricter matching criteria"
        suffix="%"
        min={threshold.min}
        max={threshold.max}
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseThreshold(event.target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </Box>
  );
}
