/** Bundled files: each is the address that it is served at. */
declare module '*.pdf' {
  const url: string;
  export default url;
}
declare module '*.docx' {
  const url: string;
  export default url;
}
declare module '*.txt' {
  const url: string;
  export default url;
}
