import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Part = styled.div`
  margin-top: 22px;

  & > h3 {
    font-size: var(--text-md);
    font-weight: 600;
  }

  & > h3:focus {
    outline: none;
  }

  & > p {
    max-width: 62ch;
    margin-top: var(--s2);
    color: var(--ink-soft);
  }

  & > div {
    margin-top: var(--s4);
  }
`;

export interface ApiPartProps {
  readonly title: string;
  /** Takes the focus when what had it is gone. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of the section with its title. */
export function ApiPart({ title, titleRef, children }: ApiPartProps) {
  return (
    <Part>
      <h3 ref={titleRef} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </Part>
  );
}
