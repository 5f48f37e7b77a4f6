/** An entry of the menu: a section of /account, or another page. */
export interface MenuEntry {
  readonly id: string;
  readonly title: string;
  /** Path of its page; a section of /account has none. */
  readonly to?: string;
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** The menu of the account pages: entries of the person, then entries of the workspace that is called `workspace`. */
export const accountMenu = (workspace: string): readonly MenuGroup[] => [
  {
    title: 'You',
    entries: [
      { id: 'profile', title: 'Profile' },
      { id: 'security', title: 'Sign-in and security' },
      { id: 'appearance', title: 'Appearance' },
      { id: 'your-data', title: 'Your data' },
    ],
  },
  {
    title: workspace,
    entries: [
      { id: 'workspace', title: 'Workspace', to: '/account/workspace' },
      { id: 'emails', title: 'Emails to candidates' },
      { id: 'api', title: 'API and webhooks' },
      { id: 'plan', title: 'Plan and usage', to: '/subscription' },
    ],
  },
];
