/** Whether anybody can have an address at a domain: gmail.com, outlook.com and the like. */
export async function isPublicDomain(domain: string): Promise<boolean> {
  // 250 KB, for a question that is asked a few times a year.
  const { default: domains } = await import('free-email-domains');
  return domains.includes(domain);
}
