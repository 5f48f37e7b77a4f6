import { type ReactNode, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../theme/GlobalStyle.js';

/** What is inside has its styles, tokens and fonts with it: they come and go with this region. */
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
