/** The URL of a bundled file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
