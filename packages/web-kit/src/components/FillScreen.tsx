import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: hidden;
  @media print {
    display: block;
    height: auto;
    overflow: visible;
  }
`;

export interface FillScreenProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** A page that fills the screen: the header gives way, and its parts scroll by themselves. On paper it is a page like any. */
export function FillScreen(props: FillScreenProps) {
  return <Screen {...props} data-fills-screen />;
}
