/** The address of a link's page. Its secret stands in the fragment, which browsers send to no server. */
export function shareAddress(token: string): string {
  return new URL(`/shared#${token}`, window.location.origin).href;
}
