/** Roles of a member of a workspace. They are fixed; each may do what the roles after it may do. */
export const memberRoles = ['owner', 'admin', 'recruiter', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Roles that people may join with, by an invitation, a request or a provider. Nobody becomes an owner so. */
export const joiningRoles = memberRoles.filter((role) => role !== 'owner');
export type JoiningRole = (typeof joiningRoles)[number];

/** One line about each role, for the person who chooses one. */
export const memberRoleTexts: Readonly<Record<MemberRole, { name: string; line: string }>> = {
  owner: {
    name: 'Owner',
    line: 'Does everything, and alone makes owners or deletes the workspace.',
  },
  admin: {
    name: 'Admin',
    line: 'Manages people, sign-in and settings; screens and decides too.',
  },
  recruiter: { name: 'Recruiter', line: 'Starts screenings, decides and sends emails.' },
  viewer: { name: 'Viewer', line: 'Reads and comments. Never decides, never sends.' },
};

/** Name of a member who left or whose account was deleted, in the middle of a sentence. */
export const formerMember = 'a former member';
