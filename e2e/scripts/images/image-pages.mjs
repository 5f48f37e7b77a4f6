/** The colours of the light theme; pictures that other sites show don't follow anybody's theme. */
const paper = '#faf9f6';
const ink = '#1c1b18';
const soft = '#55514a';
const line = '#e6e2d9';
const marker = '#ffe873';

/** A page that holds nothing but the logo on paper, `share` of its width wide. */
export function createIconPage(logo, share) {
  return `<!doctype html><style>
  html{height:100%;background:${paper}}body{margin:0;height:100%;display:grid;place-items:center}
  svg{width:${share * 100}vw;height:${share * 100}vw}
  </style>${logo}`;
}

/** The same without a ground, for the small icon beside a page's title. */
export const createSmallIconPage = (logo) =>
  createIconPage(logo, 1).replace(`background:${paper}`, 'background:transparent');

/** The picture beside a link to Shortlist: what the landing page says and shows, 1200 × 630. */
export function createCardPage({ logo, sans, serif }) {
  return `<!doctype html><meta charset="utf-8"><style>
  @font-face{font-family:Interface;src:url(data:font/woff2;base64,${sans});font-weight:100 900}
  @font-face{font-family:Display;src:url(data:font/woff2;base64,${serif})}
  *{box-sizing:border-box}
  body{margin:0;width:1200px;height:630px;overflow:hidden;background:${paper};color:${ink};font:400 22px/1.6 Interface;padding:64px 72px;position:relative}
  .logo{display:flex;align-items:center;gap:16px;font-weight:650;font-size:28px;letter-spacing:-.01em}
  .logo svg{width:44px;height:44px}
  h1{font:400 92px/1.02 Display;letter-spacing:-.022em;margin:76px 0 0;width:620px}
  mark{color:inherit;background:linear-gradient(transparent 20%,${marker} 20% 88%,transparent 88%);padding:0 .06em}
  p{margin:32px 0 0;color:${soft};font-size:25px;line-height:1.5;width:520px}
  .sheet{position:absolute;left:690px;top:72px;width:520px;height:600px;background:#fff;border:1px solid ${line};padding:52px 56px;transform:rotate(-1.2deg);box-shadow:0 24px 60px -24px rgb(28 27 24/.28)}
  .sheet b{font:400 38px/1.1 Display;display:block;margin-bottom:28px}
  .sheet i{display:block;height:10px;border-radius:5px;background:#e9e5dc;margin:20px 0}
  .sheet mark{background:${marker};padding:2px 6px;font-size:20px;line-height:1.9;white-space:nowrap}
  .card{position:absolute;left:850px;top:342px;width:330px;background:#fff;border:1px solid ${line};border-radius:16px;padding:22px 26px;box-shadow:0 16px 44px -14px rgb(28 27 24/.3);font-size:18px}
  .card header{display:flex;justify-content:space-between;align-items:center;font-weight:600;border-bottom:1px solid ${line};padding-bottom:14px;margin-bottom:14px}
  .card strong{font:400 48px/1 Display}
  .card div{display:flex;align-items:center;gap:14px;line-height:38px}
  .card div::before{content:'';width:12px;height:12px;border-radius:50%;background:#14673c}
  .card div:last-child::before{background:none;border:2px solid #918a7d}
  </style><div class="logo">${logo}Shortlist</div>
  <h1>Every resume read. Every score <mark>explained.</mark></h1>
  <p>A ranked shortlist, with the line in each resume that earned each point.</p>
  <div class="sheet"><b>Amara Lindqvist</b><i style="width:78%"></i><mark>Led a team of 22 nurses on two wards</mark><i style="width:94%"></i><i style="width:88%"></i><i style="width:70%"></i></div>
  <div class="card"><header>Fit for Ward Manager<strong>91</strong></header><div>Leads a nursing team</div><div>Advanced Life Support</div><div>Budget responsibility</div></div>`;
}
