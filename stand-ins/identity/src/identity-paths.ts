/** Where the gateway shows the sample provider, on the product's own origin. */
export const identityPath = '/identity';

/** The page on which a visitor chooses who they are, for one sign-in. */
export const personPath = (uid: string) => `${identityPath}/people/${uid}`;
export const stylePath = `${identityPath}/style.css`;
