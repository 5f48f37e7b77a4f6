import { type ReactNode, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../theme/GlobalStyle.js';

/** A region with its own styles, tokens and fonts: they come and go with it. */
export function StyledRegion({ children }: { readonly children: ReactNode }) {
  const [sheets, setSheets] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setSheets} hidden />
      {sheets ? (
        <StyleSheetManager target={sheets}>
          <GlobalStyle />
          {children}
        </StyleSheetManager>
      ) : null}
    </>
  );
}
