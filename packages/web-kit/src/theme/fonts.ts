import serifUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { css } from 'styled-components';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * Both fonts, self-hosted. Each has a fallback of a font the system has, stretched to the same metrics, so that
 * nothing moves when the real one arrives: size-adjust is the ratio of both fonts' widths over English text, the overrides
 * are the real font's ascent and descent divided by it.
 */
export const fonts = css`
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 400 700;
    src: url('${interUrl}') format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Instrument Serif';
    font-style: normal;
    font-display: swap;
    font-weight: 400;
    src: url('${serifUrl}') format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
    size-adjust: 107.12%;
  }
  @font-face {
    font-family: 'Instrument Serif Fallback';
    src: local('Times New Roman'), local('Liberation Serif'), local('Georgia');
    ascent-override: 118.07%;
    descent-override: 36.97%;
    line-gap-override: 0%;
    size-adjust: 83.85%;
  }
`;
