/** How visitors reach the company. The addresses use the reserved `.example` domain until a deployment has its own. */
export const company = {
  name: 'Shortlist',
  email: 'hello@shortlist.example',
  privacyEmail: 'privacy@shortlist.example',
  legalEmail: 'legal@shortlist.example',
  phone: '+1 (555) 010-0142',
  address: ['410 Harbor Street, Suite 300', 'Boston, MA 02110', 'United States'],
} as const;
