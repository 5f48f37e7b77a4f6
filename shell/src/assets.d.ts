/** A file with a name of its own: the address that it is served at. */
declare module '*.webmanifest' {
  const url: string;
  export default url;
}
