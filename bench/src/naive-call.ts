import { threshold } from '@shortlist/contracts/constants';
import type { ChatRequest } from './token-count.js';

const everything = [
  'You are an expert recruiter. Compare the resume with the job description and answer with one JSON object and nothing else.',
  'Give the name, the email address, the phone number, the years of experience, the skills, a summary of two or three sentences and a score from 0 to 100 that says how well the candidate fits the job.',
];
const perRequirement =
  'List every requirement of the job description with the verdict met, partly or not-found and a quote copied from the resume that shows it.';
const email = `If the score is below ${threshold.default}, write a polite rejection email with a subject and a content that names the candidate and the job.`;

/** The usual first attempt: one prompt with all instructions, the job description and one resume. */
export async function callNaively(
  baseURL: string,
  input: {
    readonly jobDescription: string;
    readonly resumeText: string;
    readonly evidence: boolean;
  },
): Promise<void> {
  const instructions = [...everything, ...(input.evidence ? [perRequirement] : []), email];
  const request: ChatRequest = {
    messages: [
      {
        role: 'user',
        content: `${instructions.join('\n')}\n\nJob description:\n${input.jobDescription}\n\nResume:\n${input.resumeText}`,
      },
    ],
    response_format: { type: 'json_object' },
  };
  const answer = await fetch(`${baseURL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', ...request }),
  });
  if (!answer.ok) throw new Error(`The bench's server answered ${answer.status}.`);
  await answer.arrayBuffer();
}
