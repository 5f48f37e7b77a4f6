/** Parts of titles of people who lead others. */
export const LEADING =
  /lead|manag|supervis|foreman|leiter|chef d|responsable|encargad|jefe|responsabil|kierown|leiding/iu;
