import { TextLink } from '@shortlist/web-kit';
import type { PageSection } from '../../components/SectionsPage.js';

/** What a candidate should know of a score, true to docs/scoring.md. */
export const scoringSections: readonly PageSection[] = [
  {
    id: 'what',
    title: 'What a score says',
    body: (
      <p>
        A score from 0 to 100 says how much evidence your resume shows for what one job description
        asks. It says nothing about you as a person, and nothing about other jobs. It is made from
        that job description and your resume alone: who else applied changes nothing about it.
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
            The job description is turned into a list of criteria: what the job must have, and what
            would be nice to have. The recruiter can see and change the list.
          </li>
          <li>
            For each criterion the software looks for evidence in your resume: found, partly found,
            or not found. Found always comes with the very line of your resume; a line that does not
            stand there does not count.
          </li>
          <li>
            A second part compares the words of your resume with those of the job description.
          </li>
          <li>
            A fixed formula adds this up. Evidence for every must-have gives at least 80 points,
            evidence for none of them at most 20. The same resume and the same criteria always give
            the same score.
          </li>
        </ul>
        <p>
          Depending on how Shortlist is set up, evidence is looked for by the built-in engine, which
          compares words, or by a language model of an AI provider. A language model only says where
          the evidence stands; it never gives a score.
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
          Age, sex, origin, religion, family status, health, orientation, looks and politics: a job
          description that asks for them has that left out, and the recruiter is told.
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
          to the software. They earn nothing, and the recruiter is told.
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
          for anybody, at any time. Scores close to the threshold are marked. Where a score can’t be
          trusted, as the resume is in another language than the job description, or mostly repeats
          the advert or keywords, Shortlist proposes nothing and waits for a person.
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
          “Not found” means that no evidence was found in the text, not that you can’t do something.
          What is worded quite differently from the job description can be missed.
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
        : your request goes to everybody who keeps a resume with your email address. What is kept
        and for how long says the{' '}
        <TextLink look="inline" to="/privacy">
          Privacy Policy
        </TextLink>
        .
      </p>
    ),
  },
];
