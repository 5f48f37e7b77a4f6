/** The code that an authenticator app with this secret (base32) shows at a time; `steps` of 30 s later. */
export function codeOf(secret: string, at: Date, steps?: number): string;
