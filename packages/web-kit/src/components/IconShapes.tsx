/** Shapes of an `Icon`, in a square of 24. Each is one export, so that a page carries only its own. */

export const arrowLeft = <path d="M19 12H5m6-6-6 6 6 6" />;

export const arrowRight = <path d="M5 12h14m-6-6 6 6-6 6" />;

export const check = <path d="m5 12.5 4.5 4.500L19 7.5" />;

export const chevronDown = <path d="m6 9 6 6 6-6" />;

export const clock = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>
);

export const close = <path d="M6 6l12 12M18 6 6 18" />;

export const copy = (
  <>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15H4V6a2 2 0 0 1 2-2h9v1" />
  </>
);

export const crown = <path d="M4 18h16M4 14.5 3 7l5 3.500L12 5l4 5.500L21 7l-1 7.500z" />;

export const download = <path d="M12 4v12m0 0 5-5m-5 5-5-5M4 20h16" />;

export const error = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.500V13m0 3.500h.01" />
  </>
);

export const external = (
  <path d="M14 5h5v5m0-5-8 8M10 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-4" />
);

export const file = <path d="M13 3H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V9zm0 0v6h6" />;

export const info = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.500m0-9h.01" />
  </>
);

export const mail = (
  <>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </>
);

export const menu = <path d="M4 7h16M4 12h16M4 17h16" />;

export const minus = <path d="M5 12h14" />;

export const more = <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />;

export const moon = <path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z" />;

export const play = <path d="M7 4.500v15l12-7.500z" />;

export const plus = <path d="M12 5v14M5 12h14" />;

export const search = (
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </>
);

export const shield = (
  <path d="M12 3 5 6v5.500c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.500V6zm-3 9 2.2 2.200L15.5 10" />
);

export const sort = <path d="M7 5v14m0 0-3-3m3 3 3-3m7 3V5m0 0-3 3m3-3 3 3" />;

export const sparkles = (
  <path d="m11 4 1.8 5.200L18 11l-5.2 1.800L11 18l-1.8-5.200L4 11l5.2-1.800zm7 11 .8 2.200L21 18l-2.2.800L18 21l-.8-2.200L15 18l2.2-.800z" />
);

export const star = (
  <path
    fill="currentColor"
    stroke="none"
    d="m12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.800z"
  />
);

export const sun = (
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.500m0 15V21M3 12h1.500m15 0H21M5.6 5.600l1.1 1.100m10.6 10.6 1.1 1.100m0-12.8-1.1 1.100M6.7 17.300l-1.1 1.1" />
  </>
);

export const upload = (
  <path d="M12 16V4m0 0L7 9m5-5 5 5M4 16v3a1.5 1.5 0 0 0 1.5 1.500h13A1.5 1.5 0 0 0 20 19v-3" />
);

export const user = (
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.500c1-4 4-5.5 7.5-5.500s6.5 1.5 7.5 5.5" />
  </>
);

export const warning = (
  <path d="M12 9v4m0 4h.01M10.3 3.9 2.4 17.600A2 2 0 0 0 4.1 20.600h15.800a2 2 0 0 0 1.7-3L13.7 3.900a2 2 0 0 0-3.4 0z" />
);
