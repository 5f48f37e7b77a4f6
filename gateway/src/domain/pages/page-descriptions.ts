/** What a page says of itself where it is listed or shared, by its path; at most about 160 characters. */
const descriptions: Readonly<Record<string, string>> = {
  '/': 'Paste a job description, drop in the resumes, and get a ranked shortlist with the line in each resume that earned each point.',
  '/contact':
    'Questions about plans, a screening or your data: write to us, or find the answers to what is asked most often.',
  '/privacy':
    'What Shortlist keeps about recruiters and candidates, why, for how long, who sees it, and how to have it corrected or deleted.',
  '/terms': 'The terms under which Shortlist may be used: accounts, plans, your content and ours.',
  '/your-data':
    'For candidates: ask what is kept about you where your resume was screened, or have it corrected or deleted.',
  '/how-scoring-works':
    'How a resume gets its score: what is looked at, what is not, how it can be wrong, and that a person decides.',
  '/developers':
    'Send resumes, take results and write decisions back: every operation with an example that runs, tokens, webhooks, limits.',
  '/pricing':
    'The plans of Shortlist, monthly or yearly, beginning with one that is free: what each contains and what it costs.',
  '/demo':
    'A finished screening to look at: every score with its criteria and the line of the resume that earned each point.',
  '/signin': 'Sign in to your screenings and shortlists.',
  '/signup':
    'Create an account and screen your first resumes: every score comes with the line that earned it.',
  '/shared':
    'A shortlist that was shared with you, to read and to comment: scores, reasons and quotes. No account is needed.',
};

/** The description of the page at `path`; that of the start page for one without its own. */
export function describePage(path: string | undefined): string {
  return (path === undefined ? undefined : descriptions[path]) ?? descriptions['/'] ?? '';
}
