import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface FieldText {
  readonly label: ReactNode;
  /** One line under the field: what is expected. */
  readonly hint?: ReactNode;
  /** The problem and what to do; marks the field invalid. */
  readonly error?: ReactNode;
}

export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const Wrapper = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  font-weight: 550;
  font-size: var(--text-sm);
`;

const Hint = styled.p`
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

const Problem = styled.p`
  font-size: var(--text-sm);
  color: var(--bad);
`;

interface FieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** Label, hint and error around one control, tied to it by id so that a screen reader reads them with it. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const hintId = hint ? `${fieldId}-hint` : '';
  const errorId = error ? `${fieldId}-error` : '';
  return (
    <Wrapper className={className}>
      <Label htmlFor={fieldId}>{label}</Label>
      {children({
        id: fieldId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <Problem id={errorId} role="alert">
          {error}
        </Problem>
      ) : null}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </Wrapper>
  );
}
