/** Loads the library at the first use of a passkey: with its certificates it is a tenth of a start. */
export const loadWebauthn = () => import('@simplewebauthn/server');
