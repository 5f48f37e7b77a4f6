/** Somebody who can be tried out. Nobody receives mail at these addresses but the mailbox. */
export interface SamplePerson {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

export const samplePeople: readonly SamplePerson[] = [
  {
    id: 'maya',
    givenName: 'Maya',
    familyName: 'Lindqvist',
    email: 'maya.lindqvist@people.example',
  },
  { id: 'tomas', givenName: 'Tomás', familyName: 'Arriaga', email: 'tomas.arriaga@people.example' },
];

/** Claims of the provider about a person in an id token. */
export function describePerson({ id, givenName, familyName, email }: SamplePerson) {
  return {
    sub: id,
    email,
    email_verified: true,
    given_name: givenName,
    family_name: familyName,
    name: `${givenName} ${familyName}`,
  };
}
