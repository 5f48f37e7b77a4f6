/** Statements of the landing page's carousel. */
export const testimonials = [
  {
    quote:
      'We used to read four hundred resumes on a Sunday. Now we argue about the last five, with the evidence open in front of us.',
    source: 'Head of Talent, regional hospital group',
  },
  {
    quote:
      'A hiring manager asked why someone was ranked third. I showed her the line in the resume, and that was the whole meeting.',
    source: 'Recruiting lead, logistics company',
  },
  {
    quote:
      'Every applicant hears back from us now, the same week, in words I would be glad to receive myself.',
    source: 'Founder, design studio of fourteen',
  },
] as const;
