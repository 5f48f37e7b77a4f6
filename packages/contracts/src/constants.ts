/** Business constants and limits of the product (specification §9), plus the caps the deployment enforces. */

const DAY_SECONDS = 24 * 60 * 60;
const MEBIBYTE = 1024 * 1024;

export const cookies = {
  authToken: { name: 'auth_token', maxAgeSeconds: 7 * DAY_SECONDS },
  refreshToken: { name: 'refresh_token', maxAgeSeconds: 30 * DAY_SECONDS },
  path: '/',
  /** Tells a browser in which a user has signed in before, so that guesses from elsewhere do not hold it up. */
  knownDevice: { name: 'known_device', maxAgeSeconds: 365 * DAY_SECONDS },
  /** Binds a sign-in at a workspace's provider to the browser that began it. */
  singleSignOn: { name: 'single_sign_on', maxAgeSeconds: 600 },
} as const;

/** Days for which a browser is not asked for the second factor again, where its user wants that. */
export const trustedDeviceDays = 30;

export const accessTokenLifetimeSeconds = 15 * 60;
export const refreshTokenLifetimeSeconds = 30 * DAY_SECONDS;

/** No line breaks and other control characters, and none that changes the direction of reading. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
/** A first or last name: `oneLine`, and nothing that addresses or markup are made of. */
export const personName = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>@/\\:]*$/u;

export const password = {
  minLengthSignUp: 8,
  minLengthReset: 6,
  /** bcrypt reads 72 bytes; longer passwords would be silently cut, so they are refused. */
  maxBytes: 72,
} as const;

/** An account whose address is not verified is removed after this many days. */
export const unverifiedAccountDays = 7;

export const threshold = { default: 50, min: 0, max: 100 } as const;

/** Candidates this close to the threshold are marked for a person to look at, in score points. */
export const borderlinePoints = 5;

export const tokens = {
  /** One token per this many characters of the job description, rounded up. */
  charactersPerToken: 4,
  perFile: 500,
} as const;

/**
 * Estimated token usage of a screening: one token per four characters of the job description (rounded up)
 * plus 500 per uploaded file (specification §9).
 */
export function estimateTokens(jobDescription: string, fileCount: number): number {
  return Math.ceil(jobDescription.length / tokens.charactersPerToken) + tokens.perFile * fileCount;
}

export const upload = {
  extensions: [
    '.pdf',
    '.doc',
    '.docx',
    '.odt',
    '.rtf',
    '.txt',
    '.md',
    '.html',
    '.htm',
    '.mht',
    '.jpg',
    '.jpeg',
    '.png',
  ],
  /** The formats in words. */
  formats: 'PDF, DOC, DOCX, ODT, RTF, TXT, MD, HTML, JPG or PNG',
  /** Of one request; a screening takes more by adding to it. */
  maxFiles: 100,
  /** That the upload screen takes for one screening; it sends them in several requests. */
  maxScreeningFiles: 1000,
  maxFileBytes: 10 * MEBIBYTE,
  /** Files that hold resumes: each of those becomes a file of the screening. */
  containers: { archives: ['.zip'], mails: ['.eml', '.msg'] },
  maxArchiveBytes: 200 * MEBIBYTE,
  maxMailBytes: 35 * MEBIBYTE,
  maxRequestBytes: 200 * MEBIBYTE,
  maxJobDescriptionCharacters: 50_000,
  progressStepPercent: 10,
  progressStepMs: 200,
  navigateAfterMs: 2000,
} as const;

/** Kind of container that a file of that name is; null for a resume itself. */
export function containerOf(fileName: string): 'archive' | 'mail' | null {
  const name = fileName.toLowerCase();
  const { archives, mails } = upload.containers;
  if (archives.some((ending) => name.endsWith(ending))) return 'archive';
  return mails.some((ending) => name.endsWith(ending)) ? 'mail' : null;
}

/** Largest file of that name that is accepted, in bytes. */
export function maxBytesOf(fileName: string): number {
  const limits = { archive: upload.maxArchiveBytes, mail: upload.maxMailBytes } as const;
  const container = containerOf(fileName);
  return container ? limits[container] : upload.maxFileBytes;
}

export const processingSteps = { count: 4, stepPercent: 10, stepMs: 50, pauseMs: 500 } as const;

export const scoreBadge = { green: 90, blue: 80 } as const;
export const scoreBuckets = ['90-100', '80-89', '70-79', '60-69', 'below 60'] as const;
export const topSkillsCount = 5;
export const skillsShown = { card: 5, details: 6 } as const;

export const demoFallback = { shortlistCutoff: 80, minScore: 60, maxScore: 99 } as const;

export const bulkEmail = { batchSize: 10, delayBetweenBatchesSeconds: 2, maxEmails: 500 } as const;

/** Time to stop rejection emails after they were confirmed, in seconds. */
export const outbox = { defaultSeconds: 30, maxSeconds: DAY_SECONDS } as const;

/** Most candidates that one call changes. */
export const maxBatch = 10_000;

/** Candidates in one page of a screening, and how often they are listed at most. */
export const rowPages = { first: 100, max: 1000 } as const;

export const timings = {
  carouselMs: 4000,
  copiedLabelMs: 2000,
  copyToastMs: 2000,
  copyFailedToastMs: 3000,
  completionDialogMs: 5000,
  toastMs: 3000,
  contactStatusMs: 5000,
} as const;

export const exportFiles = {
  excelFileName: 'shortlisted_candidates.xlsx',
  excelSheet: 'Shortlisted Candidates',
  excelColumns: [
    'Candidate Name',
    'Email',
    'Score (%)',
    'Experience',
    'Skills',
    'Summary',
    'File Name',
  ],
  emailsFileName: 'rejection_emails.txt',
  emailsSeparator: '='.repeat(50),
} as const;

export const planNames = ['Free', 'Premium', 'Enterprise'] as const;
/** Plans that a person can request from an operator. */
export const paidPlanNames = ['Premium', 'Enterprise'] as const;

/** Tokens a plan may use per calendar month (UTC). */
export const planTokenLimits = {
  Free: 100_000,
  Premium: 2_000_000,
  Enterprise: 20_000_000,
} as const;

/** The services that keep something of a user besides auth itself: each confirms that a deleted one is gone. */
export const keepers = ['resumes', 'usage', 'email'] as const;

/** Months that screenings may be kept; the most is the default (specification §9, policy figures). */
export const retentionMonths = { choices: [1, 3, 6, 12], least: 1, most: 12 } as const;

/** Years that decision records may outlive their last decision, besides going with their screening. */
export const recordYears = [3, 4] as const;

/** Header by which the gateway tells a service that the caller sits at the gateway's own machine. It drops a caller's own. */
export const localCallerHeader = 'x-shortlist-local';

/** Header of a call that names the workspace it is about; without one it is the workspace made with the account. */
export const workspaceHeader = 'x-shortlist-workspace';

/** Workspaces that one person can be a member of: their access token names each. */
export const maxWorkspacesPerPerson = 20;
