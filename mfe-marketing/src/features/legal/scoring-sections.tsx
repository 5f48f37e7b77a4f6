import { TextLink } from '@shortlist/web-kit';
import type { PageSection } from '../../components/SectionsPage.js';

/** Explanation of a score for candidates, true to docs/scoring.md. */
export const scoringSections: readonly PageSection[] = [
  {
    id: 'what',
    title: 'What a score says',
    body: (
      <p>
        A score from 0 to 100 says how much evidence your resume shows for what one job description
        asks. It says nothing about you as a person, and nothing about other jobs. It is made from
        that job description and your resume alone: other applicants change nothing about it.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How it is made',
    body: (
      <>
        <ul>
          <li>
            The job description is turned into a list of requirements: must-haves, nice-to-haves and
            knock-outs, such as a licence or a degree. The recruiter can see and change the list.
          </li>
          <li>
            Each requirement gets one of five verdicts: shown, in part, in progress, says no, or not
            mentioned. All but the last come with the very line of your resume that decides; a line
            that your resume does not have never counts.
          </li>
          <li>
            What you did or hold is evidence. Help with somebody else’s work, or a list of skills
            that no job or course supports, is evidence in part. A wish and other people’s work are
            none. A course that you have not finished is in progress. A licence that has expired
            says no.
          </li>
          <li>
            The must-haves decide the range of the score. When all are shown it is 80 or more. When
            one or two are open and at least half is shown, it is 60 to 84. When several are
            missing, it is 20 to 69. When none is shown, not even in part, it is 20 or less. When
            your resume says no to a knock-out, it is 39 or less, and a person looks at it.
          </li>
          <li>
            Nice-to-haves and closeness of wording give the order inside a range. Closeness compares
            the words of your resume with those of the job description. It is worth at most 15
            points.
          </li>
          <li>The same resume with the same verdicts always gets the same score.</li>
        </ul>
        <p>
          What resumes rarely say, such as your right to work or your notice period, is a question
          for a call. It counts only when your resume speaks of it.
        </p>
        <p>
          Depending on how Shortlist is set up, evidence is looked for by the built-in engine, which
          knows what shows a skill or a licence in many trades and eight languages, or by a language
          model of an AI provider. A language model only names the line that shows something, in
          full or in part; it never gives a score.
        </p>
      </>
    ),
  },
  {
    id: 'not',
    title: 'What it does not look at',
    body: (
      <ul>
        <li>Photos, colours and layout: only the text that a person can see is read.</li>
        <li>
          Age, sex, origin, religion, family status, health, orientation, looks and politics: what a
          job description asks of them is left out, and the recruiter sees that.
        </li>
        <li>
          Pronouns and the years in which you studied. Years of experience count only where the job
          asks for years.
        </li>
        <li>
          Your name, email address, links and postcode, with the built-in engine: they are blanked
          before it reads on. A language model may see them in the text.
        </li>
        <li>
          Hidden text, repeated keywords, passages copied from the advert, and sentences that talk
          to the software. They earn nothing, and the recruiter sees that.
        </li>
      </ul>
    ),
  },
  {
    id: 'people',
    title: 'A person decides',
    body: (
      <>
        <p>
          The recruiter sets a threshold, sees each score with its reasons, and can decide otherwise
          for anybody, at any time. Scores close to the threshold are marked. Shortlist proposes
          nothing and waits for a person when a resume says no to a knock-out, is in another
          language than the job description, may be no resume, copies the advert, or mostly lists
          what the job asks for.
        </p>
        <p>
          A rejection is only a draft until a person sends it. A score must not be the only reason
          for a decision about you; our terms say so to everybody who uses Shortlist.
        </p>
      </>
    ),
  },
  {
    id: 'wrong',
    title: 'How it can be wrong',
    body: (
      <ul>
        <li>
          “Not mentioned” means that no evidence was found in the text, not that you can’t do
          something. Evidence in unusual words can be missed, and a sentence can be misread.
        </li>
        <li>
          A resume that is a picture, damaged or locked can’t be read. It gets no score, is not
          rejected, and the recruiter is told why.
        </li>
        <li>
          Names, addresses and dates are read from free text and can be read wrongly. You may have
          that corrected.
        </li>
      </ul>
    ),
  },
  {
    id: 'ask',
    title: 'How to ask',
    body: (
      <p>
        You may learn your score with its reasons, have mistakes corrected, have everything deleted,
        and ask for a person to look again. Please ask the company you applied to, or{' '}
        <TextLink look="inline" to="/your-data">
          ask here
        </TextLink>
        : your request goes to every company that keeps a resume with your email address. What is
        kept and for how long says the{' '}
        <TextLink look="inline" to="/privacy">
          Privacy Policy
        </TextLink>
        .
      </p>
    ),
  },
];
